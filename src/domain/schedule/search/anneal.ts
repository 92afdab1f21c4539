import type { Random } from "../random.ts";
import type { Move } from "./moves.ts";
import type { State } from "./state.ts";

export type Cooling = {
	from: number;
	to: number;
	tries: number;
	/** Each move with its share in percent. */
	shares: [Move, number][];
};

/** After so many tries somebody hears of it: some ten times a second. */
const block = 50_000;

/** The games of every slot, to go back to. */
export type Snapshot = { first: Int16Array; second: Int16Array };

/**
 * Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983): tries small changes, keeps those that do
 * not cost, and in the beginning many of those that do, so as to get out of dead ends. Ends with the
 * best schedule it saw, at once when that one `isDone`.
 */
export function anneal(
	state: State,
	random: Random,
	{ from, to, tries, shares }: Cooling,
	{ isDone, onBlock }: { isDone: (state: State) => boolean; onBlock: (tried: number) => void },
): boolean {
	const moves = shares.flatMap(([move, share]) => new Array<Move>(share).fill(move));
	const factor = (to / from) ** (1 / (tries / 256));
	let temperature = from;
	let cost = state.cost;
	let best = cost;
	let kept = snapshot(state);
	if (isDone(state)) return true;
	for (let tried = 0; tried < tries; tried++) {
		if (tried % 256 === 0) temperature *= factor;
		if (tried % block === 0) onBlock(tried);
		const move = moves[random.below(moves.length)] as Move;
		const limit = -temperature * Math.log(random.next());
		if (!move(state, random, limit) || state.costNow() - cost > limit) {
			state.back();
			continue;
		}
		state.keep();
		cost = state.cost;
		if (cost >= best) continue;
		best = cost;
		kept = snapshot(state);
		if (isDone(state)) return true;
	}
	restore(state, kept);
	return false;
}

export function snapshot({ first, second }: State): Snapshot {
	return { first: first.slice(), second: second.slice() };
}

export function restore(state: State, { first, second }: Snapshot): void {
	const slots = [...first.keys()].filter(
		(slot) =>
			!state.isPinned[slot] &&
			(state.first[slot] !== first[slot] || state.second[slot] !== second[slot]),
	);
	for (const slot of slots) state.empty(slot);
	for (const slot of slots) {
		const [one = -1, other = -1] = [first[slot], second[slot]];
		if (one >= 0) state.fill(slot, one, other);
	}
	state.keep();
}
