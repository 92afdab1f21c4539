import { expect, test } from "vitest";
import { leagueChoices } from "./league-choices.ts";

const league = (id: number, name: string) => ({
	id,
	name,
	seasonId: null,
	userId: null,
});
const played = [
	{ seasonId: 1, leagueId: 10, league: league(10, "Monday D1") },
	{ seasonId: 2, leagueId: 10, league: league(10, "Monday D1") },
	{ seasonId: 2, leagueId: 11, league: league(11, "Tuesday D2") },
];

test("leagues of the current season come first, and say which season they are of", () => {
	const seasons = [
		{ id: 1, name: "Fall", active: false },
		{ id: 2, name: "Spring", active: true },
	];
	expect(leagueChoices(seasons, played).map(({ label, value }) => [value, label])).toEqual([
		["2-10", "Monday D1, Spring"],
		["2-11", "Tuesday D2, Spring"],
		["1-10", "Monday D1, Fall"],
	]);
});

test("with one season nobody has to be told which", () => {
	const [choice] = leagueChoices([{ id: 1, name: "Fall", active: true }], played);
	expect(choice?.label).toBe("Monday D1");
});
