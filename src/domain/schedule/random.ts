/** Chance that comes out the same for the same seed on every machine. */
export type Random = {
	/** From 0 to below 1. */
	next(): number;
	/** A whole number from 0 to below `limit`. */
	below(limit: number): number;
};

/** The largest seed a schedule is asked for with; the smallest is 0. */
export const largestSeed = 2_000_000_000;

/** Tommy Ettinger's mulberry32 (public domain): whole-number arithmetic of 32 bits only. */
export function randomFrom(seed: number): Random {
	let state = seed | 0;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	return { next, below: (limit) => (next() * limit) | 0 };
}

/** The same items in another order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
	const order = [...items];
	for (let last = order.length - 1; last > 0; last--) {
		const picked = random.below(last + 1);
		const item = order[last] as Item;
		order[last] = order[picked] as Item;
		order[picked] = item;
	}
	return order;
}
