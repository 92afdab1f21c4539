import fc from "fast-check";
import { expect, test } from "vitest";
import { league } from "#testing/leagues.ts";
import { wantedDistance } from "../bounds/bounds.ts";
import { boundGames } from "../bounds/games-bound.ts";
import { layFirstPlan } from "../first-plan.ts";
import { gridOf } from "../grid.ts";
import { randomFrom } from "../random.ts";
import type { ScheduleInput } from "../types.ts";
import { restore, snapshot } from "./anneal.ts";
import { allMoves } from "./moves.ts";
import { State } from "./state.ts";

const leagues: ScheduleInput[] = [
	league(7, 9, ["18:00", "19:00", "20:00"], { team: { T2: { unavailableSlots: ["18:00"] } } }),
	league(8, 6, ["18:00", "19:00"], { courts: ["North", "South"] }),
	league(6, 4, ["18:00", "18:30", "19:00", "20:00"], {
		conflicts: [["T1", "T2"]],
		rules: { gamesPerTeam: 6, maxGamesPerDay: 2, maxGamesPerWeek: 2 },
	}),
	league(7, 9, ["18:00", "19:00", "20:00"], {
		groups: [
			{ teams: ["T1", "T2", "T3"], meetings: [3, 1] },
			{ teams: ["T4", "T5", "T6"], meetings: [1, 2] },
		],
		hoursBefore: { T1: { "18:00": 3, "20:00": 1 }, T5: { "19:00": 2 } },
	}),
];

const somewhere = fc.record({ which: fc.nat(leagues.length - 1), seed: fc.nat(1000) });

test("costs that are kept up to date are those of the same games counted anew", () => {
	fc.assert(
		fc.property(somewhere, ({ which, seed }) => {
			const { state, fresh } = begin(which);
			const random = randomFrom(seed);
			layFirstPlan(state, random);
			for (let tried = 0; tried < 200; tried++) {
				const [move] = allMoves[random.below(allMoves.length)] ?? [];
				if (move?.(state, random, Number.POSITIVE_INFINITY) && random.next() < 0.5) state.keep();
				else state.back();
			}
			const copy = fresh();
			restore(copy, snapshot(state));
			expect(copy.totals).toEqual(state.totals);
			expect(copy.cost).toBe(state.cost);
		}),
		{ numRuns: 60 },
	);
});

test("what a change would cost is what it costs", () => {
	fc.assert(
		fc.property(somewhere, ({ which, seed }) => {
			const { state } = begin(which);
			const random = randomFrom(seed);
			layFirstPlan(state, random);
			const before = state.cost;
			for (let tried = 0; tried < 100; tried++) {
				const here = random.below(state.first.length);
				const there = random.below(state.first.length);
				if (here === there || state.isEmpty(here) || state.isEmpty(there)) continue;
				const [one = 0, two = 0] = [state.first[here], state.second[here]];
				const [three = 0, four = 0] = [state.first[there], state.second[there]];
				const swap = state.costOfSwap(here, there);
				const trade = state.costOfTrade(here, there, [one, two, three, four]);
				state.empty(here);
				state.empty(there);
				const isSwapped = state.fill(here, three, four) && state.fill(there, one, two);
				if (isSwapped && swap > Number.NEGATIVE_INFINITY) {
					expect(state.costNow() - before).toBeCloseTo(swap);
				}
				state.back();
				state.empty(here);
				state.empty(there);
				const isTraded = state.fill(here, three, two) && state.fill(there, one, four);
				if (isTraded && trade > Number.NEGATIVE_INFINITY) {
					expect(state.costNow() - before).toBeCloseTo(trade);
				}
				state.back();
				expect(state.cost).toBe(before);
			}
		}),
		{ numRuns: 60 },
	);
});

function begin(which: number) {
	const grid = gridOf(leagues[which] as ScheduleInput);
	const bound = boundGames(grid);
	const fresh = () => new State(grid, bound, wantedDistance(grid, bound));
	return { state: fresh(), fresh };
}
