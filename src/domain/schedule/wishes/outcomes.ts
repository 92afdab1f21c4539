import { wantedDistance } from "../bounds/bounds.ts";
import type { GamesBound } from "../bounds/games-bound.ts";
import type { Grid } from "../grid.ts";
import { momentLabel } from "../pins.ts";
import type { Totals } from "../search/costs.ts";
import { State } from "../search/state.ts";
import type { Measure, PlannedGame, WishOutcome } from "../types.ts";
import { concerned, missesOf, placesOf, type WishedGame, type WishPlace } from "./misses.ts";
import type { Wish } from "./wish.ts";

/**
 * What became of each wish, and what the cheapest exchange of two places would have cost that meets it better:
 * such an exchange keeps all rules.
 */
export function outcomesOf(
	grid: Grid,
	bound: GamesBound,
	games: readonly PlannedGame[],
): WishOutcome[] {
	if (grid.wishes.length === 0) return [];
	const places = placesOf(grid.slots);
	const state = stateOf(grid, bound, games);
	return grid.wishes.map((wish) => {
		const misses = missesIn(state, places, wish);
		const at = misses.flatMap((place) => (place === null ? [] : [place]));
		const isBetter = () => missesIn(state, places, wish).length < misses.length;
		return {
			missed: misses.length,
			slots: [...new Set(at.map(momentLabel))],
			cost: cheapest(state, new Set(at.map((place) => places.indexOf(place))), isBetter),
		};
	});
}

/** The games on their slots; a game that breaks a rule is left out, for no exchange could be tried with it. */
function stateOf(grid: Grid, bound: GamesBound, games: readonly PlannedGame[]): State {
	// By hand a team can have more games than it should.
	const most = grid.weeks.length * grid.rules.perWeek;
	const targets = bound.targets.map((target) => Math.max(target, most));
	const state = new State(grid, { ...bound, targets }, wantedDistance(grid, bound));
	const index = new Map(grid.teams.map(({ id }, team) => [id, team]));
	for (const game of games) {
		const slot = grid.slots.findIndex(
			(one) => momentLabel(one) === momentLabel(game) && one.court === game.court,
		);
		const [home, away] = [index.get(game.home), index.get(game.away)];
		if (slot >= 0 && home !== undefined && away !== undefined && state.isEmpty(slot)) {
			state.fill(slot, home, away);
		}
	}
	state.keep();
	return state;
}

function missesIn({ grid, first, second }: State, places: readonly WishPlace[], wish: Wish) {
	const ids = grid.teams.map(({ id }) => id);
	return concerned(wish, ids).flatMap((teams) =>
		missesOf(
			wish,
			teams.map((id) => {
				const team = ids.indexOf(id);
				return places.flatMap((place, slot): WishedGame[] => {
					const [one, other] = [first[slot] as number, second[slot] as number];
					if (one !== team && other !== team) return [];
					return [{ place, opponent: ids[one === team ? other : one] ?? "" }];
				});
			}),
		),
	);
}

function cheapest(
	state: State,
	from: ReadonlySet<number>,
	isBetter: () => boolean,
): WishOutcome["cost"] {
	const before = state.totals;
	const weighed = state.weighed;
	let least = Number.POSITIVE_INFINITY;
	let cost: WishOutcome["cost"] = null;
	for (const here of [...from].slice(0, mostTried)) {
		for (const there of state.first.keys()) {
			if (there === here || state.isPinned[here] || state.isPinned[there]) continue;
			if (exchange(state, here, there)) {
				state.costNow();
				const worse = state.weighed - weighed;
				if (worse < least && isBetter()) {
					least = worse;
					cost = differences(before, state.totals);
				}
			}
			state.back();
		}
	}
	return cost;
}

/** Of games at which a wish is not met: what the others would cost is much the same. */
const mostTried = 8;

function exchange(state: State, here: number, there: number): boolean {
	const [one, two, three, four] = [
		state.first[here] as number,
		state.second[here] as number,
		state.first[there] as number,
		state.second[there] as number,
	];
	if (state.costOfSwap(here, there) === Number.POSITIVE_INFINITY) return false;
	state.empty(here);
	state.empty(there);
	return (one < 0 || state.fill(there, one, two)) && (three < 0 || state.fill(here, three, four));
}

/** What is worse then; sums of squares by half, as reports tell them. */
function differences(before: Totals, after: Totals): Partial<Record<Measure, number>> {
	const halved = new Set<keyof Totals>(["time", "day", "court"]);
	return Object.fromEntries(
		(Object.keys(before) as (keyof Totals)[]).flatMap((measure) => {
			const worse = after[measure] - before[measure];
			return worse > 0 ? [[measure, halved.has(measure) ? worse / 2 : worse]] : [];
		}),
	);
}
