import { describe, expect, test } from "vitest";
import { leadersInThrees, leadersPerGame } from "./season-leaders.ts";

const player = (name: string, games: number, points: number, threes = 0) => ({
	id: name.length,
	name,
	games,
	points,
	threes,
});

describe("leadersPerGame", () => {
	test("ranks by points per game to one decimal, not by total points", () => {
		const board = leadersPerGame([player("Ann", 10, 150), player("Bo", 8, 160)], 5);
		expect(board.map(({ name, value }) => [name, value])).toEqual([
			["Bo", 20],
			["Ann", 15],
		]);
	});

	test("leaves out who has played fewer than half the games of the busiest player", () => {
		const board = leadersPerGame(
			[player("Ann", 10, 100), player("Bo", 5, 60), player("Cy", 4, 200)],
			5,
		);
		expect(board.map(({ name }) => name)).toEqual(["Bo", "Ann"]);
	});

	test("has no leaders before anybody has scored", () => {
		expect(leadersPerGame([], 5)).toEqual([]);
		expect(leadersPerGame([player("Ann", 0, 0)], 5)).toEqual([]);
	});
});

test("leaders in threes are ranked by three-pointers made and keep their games", () => {
	const board = leadersInThrees([player("Ann", 9, 0, 12), player("Bo", 1, 0, 30)], 1);
	expect(board).toMatchObject([{ name: "Bo", value: 30, games: 1, place: 1, medal: "gold" }]);
});
