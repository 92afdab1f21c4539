import type { State } from "./state.ts";

/** Fills what is empty, one game after the other. */
export function fillUp(state: State): void {
	for (const slot of state.first.keys()) if (state.isEmpty(slot)) fill(state, slot);
}

/** The game that costs least there, if one costs less than none. */
function fill(state: State, slot: number): void {
	const able = [...state.games.keys()].filter((team) => state.fits(team, slot));
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
