import type { State } from "./state.ts";

/** Takes out what the search left at times when a team cannot play, and fills what is empty then. */
export function fillUp(state: State): void {
	const { first, second } = state;
	for (const slot of first.keys()) {
		if (state.isEmpty(slot) || state.isPinned[slot]) continue;
		const isLegal =
			state.isFree(first[slot] as number, slot) && state.isFree(second[slot] as number, slot);
		if (!isLegal) state.empty(slot);
	}
	state.keep();
	for (const slot of first.keys()) if (state.isEmpty(slot)) fill(state, slot);
}

/** The game that costs least there, if one costs less than none. */
function fill(state: State, slot: number): void {
	const able = [...state.games.keys()].filter(
		(team) => state.isFree(team, slot) && state.fits(team, slot),
	);
	let least = state.cost;
	let best: [number, number] | undefined;
	for (const one of able) {
		for (const other of able) {
			if (other <= one || !state.fill(slot, one, other)) continue;
			const cost = state.costNow();
			if (cost < least) best = [one, other];
			least = Math.min(least, cost);
			state.back();
		}
	}
	if (best) state.fill(slot, ...best);
	state.keep();
}
