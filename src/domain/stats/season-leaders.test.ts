import { describe, expect, test } from "vitest";
import { leadersInThrees, leadersPerGame } from "./season-leaders.ts";

const player = (name: string, games: number, points: number, teamGames = games, threes = 0) => ({
	id: name.length,
	name,
	games,
	teamGames,
	points,
	threes,
});
const names = (board: { name: string }[]) => board.map(({ name }) => name);

describe("leadersPerGame", () => {
	test("ranks by points per game to one decimal, not by total points", () => {
		const board = leadersPerGame([player("Ann", 10, 150), player("Bo", 8, 160)], 5);
		expect(board.map(({ name, value }) => [name, value])).toEqual([
			["Bo", 20],
			["Ann", 15],
		]);
	});

	test("leaves out who has played fewer than half of the own team's games", () => {
		const board = [player("Ann", 8, 80, 8), player("Bob", 4, 48, 8), player("Cy", 3, 300, 8)];
		expect(names(leadersPerGame(board, 5))).toEqual(["Bob", "Ann"]);
	});

	test("who plays in one league leads beside somebody who plays in several", () => {
		const board = [player("Ann", 16, 160, 8), player("Bo", 7, 172, 7)];
		expect(names(leadersPerGame(board, 5))).toEqual(["Bo", "Ann"]);
	});

	test("has no leaders before anybody has scored", () => {
		expect(leadersPerGame([], 5)).toEqual([]);
		expect(leadersPerGame([player("Ann", 0, 0)], 5)).toEqual([]);
	});
});

test("leaders in threes are ranked by three-pointers made and keep their games", () => {
	const board = leadersInThrees([player("Ann", 9, 0, 9, 12), player("Bo", 1, 0, 9, 30)], 1);
	expect(board).toMatchObject([{ name: "Bo", value: 30, games: 1, place: 1, medal: "gold" }]);
});
