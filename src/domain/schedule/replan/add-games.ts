import type { Random } from "../random.ts";
import { restore, snapshot } from "../search/anneal.ts";
import type { State } from "../search/state.ts";

export type AddedGame = { slot: number; one: number; other: number };

/**
 * Gives teams that lack games some with one another, in slots that are empty and open to both; nothing else
 * moves. Where the cheapest games come first and not all find a place, some other orders are tried, and the one
 * with the most games counts, then the fairest.
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
	let least = state.costNow();
	for (let tried = 0; tried < orders && best.length < all; tried++) {
		const added = addInTurn(state, [...lacking], {
			open,
			dearer: () => (tried === 0 ? 0 : random.next() * range),
		});
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
/** As much as two teams meeting again. */
const range = 80;

type Turn = { open: readonly number[]; dearer: () => number };

/** One game after the other, each the one that costs least then. */
function addInTurn(state: State, lacking: number[], { open, dearer }: Turn): AddedGame[] {
	const added: AddedGame[] = [];
	for (;;) {
		let least = Number.POSITIVE_INFINITY;
		let next: AddedGame | undefined;
		for (const slot of open) {
			const able = [...lacking.keys()].filter(
				(team) => (lacking[team] as number) > 0 && state.isEmpty(slot) && state.fits(team, slot),
			);
			for (const [at, one] of able.entries()) {
				for (const other of able.slice(at + 1)) {
					if (!state.fill(slot, one, other)) continue;
					const cost = state.costNow() + dearer();
					state.back();
					if (cost >= least) continue;
					least = cost;
					next = { slot, one, other };
				}
			}
		}
		if (next === undefined) return added;
		state.fill(next.slot, next.one, next.other);
		state.keep();
		added.push(next);
		for (const team of [next.one, next.other]) (lacking[team] as number)--;
	}
}
