import { expect, test } from "vitest";
import type { PlayerTeam } from "./player-numbers.ts";
import { wayHere } from "./way-here.ts";

const hawks = {
	id: 31,
	seasonId: 4,
	leagueId: 5,
	teamId: 28,
	season: { name: "Fall" },
	league: { name: "Monday" },
	team: { name: "Hawks" },
} as PlayerTeam;
const labelsOf = (query: string) =>
	wayHere([hawks], new URLSearchParams(query)).map(({ label, to }) => [label, to]);

test("a player stands below the season, league and team he was opened from", () => {
	expect(labelsOf("season=4&team=28")).toEqual([
		["Seasons", "/dashboard/seasons"],
		["Fall", "/dashboard/seasons/4"],
		["Monday", "/dashboard/seasons/4/leagues/5"],
		["Hawks", "/dashboard/seasons/4/leagues/5/teams/28"],
	]);
});

test("without a team of his he stands below the list", () => {
	const list = [["Players", "/dashboard/players"]];
	expect(labelsOf("")).toEqual(list);
	expect(labelsOf("season=4")).toEqual(list);
	expect(labelsOf("season=4&team=29")).toEqual(list);
});
