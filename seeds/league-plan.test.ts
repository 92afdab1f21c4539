import { describe, expect, test } from "vitest";
import { playoffRound, regularSeason } from "./league-plan.ts";

describe.each([
	[4, 9],
	[5, 8],
	[6, 8],
	[7, 8],
	[8, 8],
	[10, 8],
])("%d teams with %d games each", (teamCount, gamesEach) => {
	const rounds = regularSeason(teamCount, gamesEach);
	const gamesOf = (team: number) => rounds.flat().filter((game) => game.includes(team));

	test("every team plays that many games", () => {
		for (let team = 0; team < teamCount; team += 1) expect(gamesOf(team)).toHaveLength(gamesEach);
	});

	test("nobody plays twice in a round or against himself", () => {
		for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * 2);
	});

	test("everybody is at home about as often as away", () => {
		for (let team = 0; team < teamCount; team += 1) {
			const atHome = gamesOf(team).filter(([home]) => home === team).length;
			expect(Math.abs(2 * atHome - gamesEach), `team ${team}`).toBeLessThanOrEqual(2);
		}
	});

	test("with an odd number of teams there is a bye each week", () => {
		const hasBye = rounds.every((round) => round.length * 2 < teamCount);
		expect(hasBye).toBe(teamCount % 2 === 1);
	});
});

describe("playoffs", () => {
	test("the best seeds wait when the number is no power of two", () => {
		expect(playoffRound([1, 2, 3, 4, 5, 6])).toEqual({
			waiting: [1, 2],
			games: [
				[3, 6],
				[4, 5],
			],
		});
	});

	test("a power of two plays best against worst, the better one at home", () => {
		expect(playoffRound([1, 2, 3, 4])).toEqual({
			waiting: [],
			games: [
				[1, 4],
				[2, 3],
			],
		});
	});

	test("two play the final", () => {
		expect(playoffRound(["a", "b"])).toEqual({ waiting: [], games: [["a", "b"]] });
	});
});
