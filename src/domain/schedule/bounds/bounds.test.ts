import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { league } from "#testing/leagues.ts";
import { type Grid, gridOf } from "../grid.ts";
import type { TeamGroup } from "../types.ts";
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
		meetings: fc.option(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2))),
		lateBefore: fc.nat(2),
	})
	.map(({ count, weeks, busy, gamesPerTeam, meetings, lateBefore }) => {
		const team = Object.fromEntries(
			busy.map((time, at) => [`T${at + 1}`, { unavailableSlots: [time] }]),
		);
		return league(count, weeks, ["18:00", "19:00"], {
			team,
			rules: { gamesPerTeam },
			hoursBefore: { T1: { "19:00": lateBefore } },
			groups: meetings ? twoGroups(count, meetings) : [],
		});
	});

/** Half of the teams in each, how often they meet within the first, across and within the second. */
function twoGroups(count: number, [one, across, other]: [number, number, number]): TeamGroup[] {
	const ids = Array.from({ length: count }, (_, index) => `T${index + 1}`);
	return [
		{ teams: ids.slice(0, count / 2), meetings: [one, across] },
		{ teams: ids.slice(count / 2), meetings: [across, other] },
	];
}

describe("against every schedule of tiny leagues", () => {
	test("none has more games, or games shared more evenly, than the bound says", () => {
		fc.assert(
			fc.property(tiny, (input) => {
				const grid = gridOf(input);
				const { targets, games, deficit } = boundGames(grid);
				for (const plan of allPlans(grid)) {
					const counts = countsOf(grid, plan);
					if (counts.some((count, team) => count > (targets[team] ?? 0))) continue;
					expect(plan.length).toBeLessThanOrEqual(games);
					const missing = counts.reduce(
						(sum, count, team) => sum + ((targets[team] ?? 0) - count) ** 2,
						0,
					);
					expect(missing).toBeGreaterThanOrEqual(deficit);
				}
			}),
			{ numRuns: 40 },
		);
	});

	test("where groups want different numbers of games, a game goes to those who lack most", () => {
		const { best, deficit } = boundGames(
			gridOf({
				teams: ["A", "B", "C"].map((id) => ({ id, name: id })),
				schedule: {
					startDate: "2026-01-05",
					numWeeks: 1,
					gameDays: ["Monday"],
					sameSlot: true,
					timeSlots: ["18:00"],
					weeklyTimeSlots: [],
				},
				groups: [
					{ teams: ["A"], meetings: [0, 1] },
					{ teams: ["B", "C"], meetings: [1, 2] },
				],
			}),
		);
		expect({ best, deficit }).toEqual({ best: [0, 1, 1], deficit: 12 });
	});

	test("none shares times or opponents better than its bound", () => {
		fc.assert(
			fc.property(tiny, (input) => {
				const grid = gridOf(input);
				const shares = shareBounds(grid);
				for (const plan of allPlans(grid)) {
					const { time, opponents } = shares(countsOf(grid, plan));
					const times = [...grid.hoursBefore];
					for (const [one = 0, other = 0, slot = 0] of plan) {
						for (const team of [one, other]) {
							(times[team * grid.times.length + (grid.timeOf[slot] ?? 0)] as number)++;
						}
					}
					expect(sumOfSquares(times)).toBeGreaterThanOrEqual(time);
					const n = grid.teams.length;
					const meetings = grid.teams.flatMap((_, one) =>
						grid.teams.slice(one + 1).map((_, at) => {
							const other = one + 1 + at;
							const met = plan.filter(([home, away]) => home === one && away === other).length;
							return met - (grid.wanted?.[one * n + other] ?? 0);
						}),
					);
					expect(sumOfSquares(meetings)).toBeGreaterThanOrEqual(opponents);
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
	expect(wantedDistance(gridOf(league(6, 10, ["18:00", "19:00", "20:00"])), { target: 10 })).toBe(
		3,
	);
	expect(wantedDistance(gridOf(league(6, 10, ["18:00"])), { target: 0 })).toBe(1);
});

test("a second game on one day is needed when games outnumber the days a team is free", () => {
	const grid = gridOf(league(2, 3, ["18:00"], { team: { T1: { blackoutDates: ["2026-01-05"] } } }));
	expect(doubleHeadersBound(grid, [3, 3])).toBe(1);
});

function countsOf(grid: Grid, plan: number[][]): number[] {
	return grid.teams.map((_, team) => plan.filter((game) => game.slice(0, 2).includes(team)).length);
}

function sumOfSquares(numbers: number[]): number {
	return numbers.reduce((sum, number) => sum + number ** 2, 0);
}
