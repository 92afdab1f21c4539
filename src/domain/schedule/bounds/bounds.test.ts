import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { league } from "#testing/leagues.ts";
import { type Grid, gridOf } from "../grid.ts";
import { doubleHeadersBound, shareBounds, wantedDistance } from "./bounds.ts";
import { boundGames } from "./games-bound.ts";

/** Every schedule there is, game by game; only for the tiniest leagues. */
function* allPlans(grid: Grid, slot = 0, plan: number[][] = []): Generator<number[][]> {
	if (slot === grid.slots.length) {
		yield plan;
		return;
	}
	yield* allPlans(grid, slot + 1, plan);
	const able = [...grid.teams.keys()].filter(
		(team) =>
			grid.free[team * grid.moments.length + (grid.momentOf[slot] ?? 0)] &&
			!plan.some(
				(game) =>
					grid.weekOf[game[2] ?? 0] === grid.weekOf[slot] && game.slice(0, 2).includes(team),
			),
	);
	for (const one of able) {
		for (const other of able) {
			if (one < other) yield* allPlans(grid, slot + 1, [...plan, [one, other, slot]]);
		}
	}
}

const tiny = fc
	.record({
		count: fc.integer({ min: 2, max: 4 }),
		weeks: fc.integer({ min: 1, max: 2 }),
		busy: fc.array(fc.constantFrom("18:00", "19:00"), { maxLength: 3 }),
		gamesPerTeam: fc.option(fc.integer({ min: 1, max: 2 })),
	})
	.map(({ count, weeks, busy, gamesPerTeam }) => {
		const team = Object.fromEntries(
			busy.map((time, at) => [`T${at + 1}`, { unavailableSlots: [time] }]),
		);
		return league(count, weeks, ["18:00", "19:00"], { team, rules: { gamesPerTeam } });
	});

describe("against every schedule of tiny leagues", () => {
	test("none has more games, or games shared more evenly, than the bound says", () => {
		fc.assert(
			fc.property(tiny, (input) => {
				const grid = gridOf(input);
				const { target, games, deficit } = boundGames(grid);
				for (const plan of allPlans(grid)) {
					const counts = countsOf(grid, plan);
					if (counts.some((count) => count > target)) continue;
					expect(plan.length).toBeLessThanOrEqual(games);
					const missing = counts.reduce((sum, count) => sum + (target - count) ** 2, 0);
					expect(missing).toBeGreaterThanOrEqual(deficit);
				}
			}),
			{ numRuns: 40 },
		);
	});

	test("none shares times or opponents better than its bound", () => {
		fc.assert(
			fc.property(tiny, (input) => {
				const grid = gridOf(input);
				const shares = shareBounds(grid);
				for (const plan of allPlans(grid)) {
					const { time, opponents } = shares(countsOf(grid, plan));
					const times = plan.flatMap(([one, other, slot = 0]) => [
						`${one} ${grid.timeOf[slot]}`,
						`${other} ${grid.timeOf[slot]}`,
					]);
					expect(squares(times)).toBeGreaterThanOrEqual(time);
					const pairs = plan.map(([one, other]) => `${one} ${other}`);
					expect(squares(pairs)).toBeGreaterThanOrEqual(opponents);
				}
			}),
			{ numRuns: 40 },
		);
	});
});

test("the bound on games is reached where all can play: teams and slots alone limit it", () => {
	const even = boundGames(gridOf(league(6, 4, ["18:00", "19:00", "20:00"])));
	expect(even).toMatchObject({ target: 4, games: 12, deficit: 0, cuts: [] });
	const odd = boundGames(gridOf(league(5, 4, ["18:00", "19:00", "20:00"])));
	expect(odd).toMatchObject({ target: 4, games: 8 });
});

test("rematches keep at least half the distance of an even spread", () => {
	expect(wantedDistance(gridOf(league(6, 10, ["18:00", "19:00", "20:00"])), 10)).toBe(3);
	expect(wantedDistance(gridOf(league(6, 10, ["18:00"])), 0)).toBe(1);
});

test("a second game on one day is needed when games outnumber the days a team is free", () => {
	const grid = gridOf(league(2, 3, ["18:00"], { team: { T1: { blackoutDates: ["2026-01-05"] } } }));
	expect(doubleHeadersBound(grid, [3, 3])).toBe(1);
});

function countsOf(grid: Grid, plan: number[][]): number[] {
	return grid.teams.map((_, team) => plan.filter((game) => game.slice(0, 2).includes(team)).length);
}

function squares(labels: string[]): number {
	const counts = new Map<string, number>();
	for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
	return [...counts.values()].reduce((sum, count) => sum + count ** 2, 0);
}
