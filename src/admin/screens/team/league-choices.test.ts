import { expect, test } from "vitest";
import { leagueChoices } from "./league-choices.ts";

type Given = Parameters<typeof leagueChoices>[0];

test("each league is offered once, with the season where that is not the current one", () => {
	const spring = { id: 9, name: "Spring" };
	const fall = { id: 8, name: "Fall" };
	const played = [
		{ season: spring, league: { id: 1, name: "Monday D1" } },
		{ season: spring, league: { id: 2, name: "Tuesday D2" } },
		{ season: fall, league: { id: 1, name: "Monday D1" } },
		{ season: fall, league: { id: 3, name: "Sunday D5" } },
	] as unknown as Given;
	expect(leagueChoices(played)).toEqual([
		{ value: "1", label: "Monday D1" },
		{ value: "2", label: "Tuesday D2" },
		{ value: "3", label: "Sunday D5 (Fall)" },
	]);
});

test("without a season there is nothing to choose", () => {
	expect(leagueChoices([])).toEqual([]);
});
