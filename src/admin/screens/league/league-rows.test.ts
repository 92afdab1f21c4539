import { describe, expect, test } from "vitest";
import { pickedIn, toLeagueRows } from "./league-rows.ts";

describe("the season picker", () => {
	test.each([
		["", "all"],
		["season=", "all"],
		["season=12", { seasonId: 12 }],
		["season=none", "none"],
		["season=0", "all"],
		["season=spring", "all"],
		["season=99999999999", "all"],
	])("reads %s", (search, picked) => {
		expect(pickedIn(new URLSearchParams(search))).toEqual(picked);
	});
});

const leagues = [
	{ id: 1, name: "Monday", seasonId: 4, teamsCount: 8 },
	{ id: 2, name: "Cup", seasonId: null, teamsCount: 0 },
];
const seasons = [{ id: 4, name: "Fall" }];

test("a league leads to its own screen, and to that of a season when one is picked", () => {
	const [all] = toLeagueRows(leagues, seasons, "all");
	expect(all).toMatchObject({
		season: { name: "Fall" },
		to: "/dashboard/singleLeagueToggle/1",
	});
	const [ofSeason] = toLeagueRows(leagues, seasons, { seasonId: 4 });
	expect(ofSeason?.to).toBe("/dashboard/seasons/4/leagues/1");
});

test("leagues without a season can be picked", () => {
	expect(toLeagueRows(leagues, seasons, "none")).toMatchObject([{ name: "Cup", season: null }]);
	expect(toLeagueRows(leagues, seasons, "all")).toHaveLength(2);
});
