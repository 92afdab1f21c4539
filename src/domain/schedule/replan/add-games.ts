import { type Random, shuffled } from "../random.ts";
import { restore, snapshot } from "../search/anneal.ts";
import type { State } from "../search/state.ts";

export type AddedGame = { slot: number; one: number; other: number };

/**
 * Gives teams that lack games some with one another, in slots that are empty and open to both; nothing else
 * moves. The slots are filled in the order of play, and where not all games find a place in some other orders as
 * well: the one with the most games counts, then the fairest.
 * @param lacking how many games each team lacks
 */
export function addGames(
	state: State,
	lacking: readonly number[],
	{ isOpen, random }: { isOpen: (slot: number) => boolean; random: Random },
): AddedGame[] {
	state.keep();
	const before = snapshot(state);
	const open = [...state.first.keys()].filter((slot) => state.isEmpty(slot) && isOpen(slot));
	const all = Math.floor(lacking.reduce((sum, games) => sum + games, 0) / 2);
	let best: AddedGame[] = [];
	let least = Number.POSITIVE_INFINITY;
	for (let tried = 0; tried < orders && best.length < Math.min(all, mostAdded); tried++) {
		const added = addInTurn(state, [...lacking], tried === 0 ? open : shuffled(open, random));
		const cost = state.costNow();
		if (added.length > best.length || (added.length === best.length && cost < least)) {
			best = added;
			least = cost;
		}
		restore(state, before);
	}
	for (const { slot, one, other } of best) state.fill(slot, one, other);
	state.keep();
	return best;
}

const orders = 12;
/** As many as can be made as one change. */
const mostAdded = 100;

/** In each slot the game that costs least there, while there are teams that lack one. */
function addInTurn(state: State, lacking: number[], open: readonly number[]): AddedGame[] {
	const added: AddedGame[] = [];
	for (const slot of open) {
		if (added.length === mostAdded) break;
		const able = [...lacking.keys()].filter(
			(team) => (lacking[team] as number) > 0 && state.fits(team, slot),
		);
		let least = Number.POSITIVE_INFINITY;
		let next: AddedGame | undefined;
		for (const [at, one] of able.entries()) {
			for (const other of able.slice(at + 1)) {
				if (!state.fill(slot, one, other)) continue;
				const cost = state.costNow();
				state.back();
				if (cost >= least) continue;
				least = cost;
				next = { slot, one, other };
			}
		}
		if (next === undefined) continue;
		state.fill(slot, next.one, next.other);
		state.keep();
		added.push(next);
		for (const team of [next.one, next.other]) (lacking[team] as number)--;
	}
	return added;
}
