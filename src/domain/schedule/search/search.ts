import { doubleHeadersBound, shareBounds, wantedDistance } from "../bounds/bounds.ts";
import type { GamesBound } from "../bounds/games-bound.ts";
import { layFirstPlan } from "../first-plan.ts";
import type { Grid } from "../grid.ts";
import type { Random } from "../random.ts";
import type { Effort, OnProgress } from "../types.ts";
import { wishBound } from "../wishes/wish-bound.ts";
import { anneal, restore, type Snapshot, snapshot } from "./anneal.ts";
import { fillUp } from "./fill-up.ts";
import { allMoves, swapsOnly } from "./moves.ts";
import { placeGames } from "./place-games.ts";
import { State } from "./state.ts";
import { weights } from "./weights.ts";

/**
 * Who plays whom where, sides and courts apart. Starts anew several times, because annealing now and
 * then ends in a dead end, and stops at once when every measure is at its proved bound.
 */
export function searchPlan(
	grid: Grid,
	bound: GamesBound,
	{ effort, random, onProgress }: { effort: Effort; random: Random; onProgress: OnProgress },
): State {
	const distance = wantedDistance(grid, bound);
	const shares = shareBounds(grid);
	const wished = wishBound(grid);
	/** What is above the bounds, weighed. */
	const above = (state: State) => {
		const { opponents, time, day, court } = shares(state.games);
		const free =
			weights.games * bound.deficit +
			weights.opponents * opponents +
			weights.time * time +
			weights.day * day +
			weights.court * court +
			weights.wish * wished(state.games) +
			weights.doubleHeaders * doubleHeadersBound(grid, state.games);
		return state.weighed - free;
	};
	const isDone = (state: State) => {
		const { games, progress, rematch } = state.totals;
		const isClose = games <= bound.deficit && !progress && !rematch;
		return isClose && above(state) <= 0;
	};
	let best: { cost: number; kept: Snapshot } | undefined;
	const state = new State(grid, bound, distance);
	const nothing = snapshot(state);
	const all = coolings(grid, effort);
	const tries = all.reduce((sum, cooling) => sum + cooling.tries, 0);
	let done = 0;
	let fewest = bound.deficit;
	for (const { isFresh, ...cooling } of all) {
		if (isFresh) {
			restore(state, nothing);
			layFirstPlan(state, random);
			placeGames(state, random, fewest, gamesTries);
			// What many tries did not find once is not looked for again at such length.
			if (best === undefined) fewest = state.totals.games;
		}
		const isProven = anneal(state, random, cooling, {
			isDone,
			onBlock: (tried) => onProgress(done + tried, tries),
		});
		done += cooling.tries;
		// From where fairness has led, games find room that found none before.
		if (isFresh && state.totals.games > bound.deficit) {
			placeGames(state, random, bound.deficit, gamesTries);
		}
		const asLeft = snapshot(state);
		fillUp(state);
		const cost = above(state);
		if (best === undefined || cost < best.cost) best = { cost, kept: snapshot(state) };
		if (isProven) break;
		restore(state, asLeft);
	}
	if (best) restore(state, best.kept);
	onProgress(tries, tries);
	return state;
}

/** Enough for every league of the bench to get all games that fit; few leagues take a tenth of it. */
const gamesTries = 150_000;

/**
 * Every round is a fresh start and two times more warmth, which often mends what is left. Figures
 * were found by trial: no single start suits all leagues, and small ones can afford more of them.
 */
function coolings({ teams, slots }: Grid, effort: Effort) {
	if (teams.length < 2 || slots.length === 0) return [];
	const size = teams.length <= 12 ? "small" : teams.length <= 24 ? "middle" : "large";
	const { starts, normal, most } = {
		small: { starts: [40, 60, 30, 100, 60], normal: 2, most: 300_000 },
		middle: { starts: [40, 30, 60, 30, 40], normal: 2, most: 1_000_000 },
		large: { starts: [30, 40], normal: 1, most: 1_000_000 },
	}[size];
	const tries = Math.min(most, 12_000 * slots.length);
	const rounds = starts.slice(0, { quick: 1, normal, best: starts.length }[effort]);
	return rounds.flatMap((from) => [
		{ from, to: 2, tries, shares: allMoves, isFresh: true },
		{ from: 9, to: 4, tries: tries / 2, shares: allMoves, isFresh: false },
		{ from: 9, to: 4, tries: 2 * tries, shares: swapsOnly, isFresh: false },
	]);
}
