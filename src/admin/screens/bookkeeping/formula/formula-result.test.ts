import { expect, test } from "vitest";
import { highestFirst, resultIn } from "./formula-result.ts";
import type { Preview } from "./use-preview.ts";

const line = (player: string, value: string) => ({
	playerId: 1,
	player,
	team: "Hawks",
	inputs: [],
	value,
});
const preview = (said: Partial<Preview>): Preview => ({
	formula: "2 * G",
	format: "whole",
	reads: [],
	teams: [],
	game: {
		id: 7,
		date: "2026-11-12",
		homeTeam: { id: 1, name: "Hawks" },
		awayTeam: { id: 2, name: "Owls" },
	},
	lines: [line("Jo Diaz", "9"), line("Ann Lee", "-"), line("Bo Ray", "23")],
	message: "Fine.",
	...said,
});

test("the result names the game and who has most", () => {
	expect(resultIn(preview({}))).toBe("In Owls at Hawks, November 12, 2026: Bo Ray 23");
});

test("without a box score it says the server's sentence", () => {
	const message = "There is no box score yet.";
	expect(resultIn(preview({ game: null, lines: [], message }))).toBe(message);
});

test("those without a value come last, below negative ones too", () => {
	const lines = [line("A", "-"), line("B", "-3"), line("C", ".333")];
	expect(highestFirst(lines).map(({ player }) => player)).toEqual(["C", "B", "A"]);
});
