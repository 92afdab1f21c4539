import { expect, test } from "vitest";
import { seasonsOfTeam } from "./seasons-of-team.ts";

test("what a team has entered, in the order of the seasons, leads to its rosters", () => {
	const seasons = [
		{ id: 9, name: "Spring", active: true },
		{ id: 8, name: "Fall", active: false },
	];
	const entered = [
		{ id: 71, teamId: 7, seasonId: 8, league: { id: 1, name: "Monday D1" } },
		{ id: 90, teamId: 6, seasonId: 9, league: { id: 1, name: "Monday D1" } },
		{ id: 72, teamId: 7, seasonId: 9, league: { id: 2, name: "Tuesday D2" } },
	] as unknown as Parameters<typeof seasonsOfTeam>[1];
	expect(seasonsOfTeam(7, entered, seasons)).toEqual([
		{
			entryId: 72,
			season: { id: 9, name: "Spring", active: true },
			league: { id: 2, name: "Tuesday D2" },
			to: "/dashboard/seasons/9/leagues/2/teams/7",
		},
		{
			entryId: 71,
			season: { id: 8, name: "Fall", active: false },
			league: { id: 1, name: "Monday D1" },
			to: "/dashboard/seasons/8/leagues/1/teams/7",
		},
	]);
	expect(seasonsOfTeam(5, entered, seasons)).toEqual([]);
});
