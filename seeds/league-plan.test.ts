import { describe, expect, test } from "vitest";
import { regularSeason } from "./league-plan.ts";

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
