import { expect, test } from "vitest";
import { leaguesToCopy, type SeasonsLeague, seasonsToCopy } from "./leagues-to-copy.ts";

const summer = { id: 2, name: "Summer" };
const spring = { id: 1, name: "Spring" };
const all = [
	played(11, { id: 7, name: "Monday" }, summer),
	played(12, { id: 8, name: "Tuesday" }, summer),
	played(13, { id: 7, name: "Monday" }, spring),
];

test("a league can be copied from each of its seasons", () => {
	expect(leaguesToCopy(all, [])).toEqual([
		{ id: 11, name: "Monday", note: "Summer" },
		{ id: 12, name: "Tuesday", note: "Summer" },
		{ id: 13, name: "Monday", note: "Spring" },
	]);
});

test("a league that is there already is not copied again", () => {
	expect(leaguesToCopy(all, [7]).map(({ id }) => id)).toEqual([12]);
});

test("a season is offered while it has a league that is not there", () => {
	expect(seasonsToCopy(all, []).map(({ name }) => name)).toEqual(["Summer", "Spring"]);
	expect(seasonsToCopy(all, [7]).map(({ name }) => name)).toEqual(["Summer"]);
	expect(seasonsToCopy(all, [7, 8])).toEqual([]);
});

function played(id: number, league: { id: number; name: string }, season: { id: number }) {
	return { id, leagueId: league.id, seasonId: season.id, league, season } as SeasonsLeague;
}
