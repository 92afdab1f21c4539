import fc from "fast-check";
import { expect, test } from "vitest";
import { league } from "#testing/leagues.ts";
import { generateSchedule } from "../generate.ts";
import { type Grid, gridOf } from "../grid.ts";
import type { ScheduleInput } from "../types.ts";
import { boundGames } from "./games-bound.ts";
import { mostPairs } from "./matching.ts";

const times = ["18:00", "19:00", "20:00", "21:00"];

/** Up to eight teams that are seldom free at the same times. */
const seldomFree: fc.Arbitrary<ScheduleInput> = fc
	.record({
		count: fc.integer({ min: 3, max: 8 }),
		weeks: fc.integer({ min: 1, max: 3 }),
		busy: fc.array(fc.uniqueArray(fc.constantFrom(...times), { maxLength: 4 }), {
			minLength: 8,
			maxLength: 8,
		}),
		away: fc.array(fc.constantFrom("2026-01-05", "2026-01-12"), { maxLength: 5 }),
		courts: fc.integer({ min: 1, max: 2 }),
	})
	.map(({ count, weeks, busy, away, courts }) => {
		const team = Object.fromEntries(
			busy.map((unavailableSlots, at) => [
				`T${at + 1}`,
				{ unavailableSlots, blackoutDates: away.slice(at, at + 1) },
			]),
		);
		const slots = times.flatMap((time) => new Array<string>(courts).fill(time));
		return league(count, weeks, slots, { team, rules: { gamesPerTeam: weeks } });
	});

test("no schedule of a small league has more games than the bound, and the one made has as many as any", () => {
	fc.assert(
		fc.property(seldomFree, (input) => {
			const grid = gridOf(input);
			const exact = mostGames(grid);
			expect(boundGames(grid).games).toBeGreaterThanOrEqual(exact);
			expect(generateSchedule(input).games).toHaveLength(exact);
		}),
		{ numRuns: 60, seed: 7 },
	);
});

test("a team that is only free alone has no game there, and a week has no more than pairs", () => {
	const only = (time: string) => ({ unavailableSlots: times.filter((other) => other !== time) });
	// Everybody can play T1 and nobody else: one game a week, whatever the times are.
	const star = league(5, 2, times, {
		team: { T2: only("18:00"), T3: only("19:00"), T4: only("20:00"), T5: only("21:00") },
		rules: { gamesPerTeam: 2 },
	});
	expect(boundGames(gridOf(star)).games).toBe(2);
	expect(generateSchedule(star).games).toHaveLength(2);
	// Three that share one hour with nobody else leave one of them without a game.
	const three = league(4, 1, ["18:00", "18:00", "19:00", "19:00"], {
		team: { T1: only("18:00"), T2: only("18:00"), T3: only("18:00"), T4: only("19:00") },
		rules: { gamesPerTeam: 1 },
	});
	expect(boundGames(gridOf(three)).games).toBe(1);
});

test("a pinned game leaves its teams no other one in the week", () => {
	const input = league(3, 1, ["18:00", "19:00"], {
		pinned: [{ home: "T1", away: "T2", date: "2026-01-05", time: "18:00" }],
		rules: { gamesPerTeam: 1 },
	});
	expect(boundGames(gridOf(input)).best).toEqual([1, 1, 0]);
});

test("pairs: as many as an exact count finds in any graph", () => {
	const edges = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 14 });
	fc.assert(
		fc.property(edges, (list) => {
			const neighbours: number[][] = Array.from({ length: 8 }, () => []);
			for (const [one, other] of list) {
				if (one === other) continue;
				neighbours[one]?.push(other);
				neighbours[other]?.push(one);
			}
			expect(mostPairs(neighbours)).toBe(pairsOf(neighbours, 0, new Set()));
		}),
		{ numRuns: 500 },
	);
});

function pairsOf(neighbours: number[][], node: number, taken: Set<number>): number {
	if (node === neighbours.length) return 0;
	const rest = pairsOf(neighbours, node + 1, taken);
	if (taken.has(node)) return rest;
	const options = (neighbours[node] ?? [])
		.filter((other) => other > node && !taken.has(other))
		.map((other) => 1 + pairsOf(neighbours, node + 1, new Set([...taken, other])));
	return Math.max(rest, ...options);
}

/** With one game a team and week the weeks are apart: every way to fill each, hour by hour. */
function mostGames(grid: Grid): number {
	return grid.slotsOfWeek.reduce((total, slots) => {
		// By the set of teams that have played, the most games.
		let reached = new Map([[0, 0]]);
		for (const slot of slots) {
			const next = new Map(reached);
			const free = grid.teams
				.map((_, team) => team)
				.filter((team) => grid.free[team * grid.moments.length + (grid.momentOf[slot] ?? 0)]);
			for (const [played, games] of reached) {
				for (const one of free) {
					for (const other of free) {
						const pair = (1 << one) | (1 << other);
						if (one >= other || (played & pair) !== 0) continue;
						const all = played | pair;
						next.set(all, Math.max(next.get(all) ?? 0, games + 1));
					}
				}
			}
			reached = next;
		}
		return total + Math.max(...reached.values());
	}, 0);
}
