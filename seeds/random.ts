/** Chance that comes out the same at every seeding. */
export type Random = {
	/** A whole number from `least` to `most`, both included. */
	int(least: number, most: number): number;
	/** A number around `mean`; two thirds of them lie within `spread` of it. */
	around(mean: number, spread: number): number;
	isTrue(probability: number): boolean;
	pick<Item>(items: readonly Item[]): Item;
	shuffled<Item>(items: readonly Item[]): Item[];
	/** An index of `weights`, each as likely as its share of their sum. -1 when all are zero. */
	weighted(weights: readonly number[]): number;
};

export function randomFrom(seed: number): Random {
	const next = mulberry32(seed);
	const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
	return {
		int,
		// The sum of three uniform numbers is close enough to the bell curve, and bounded.
		around: (mean, spread) => mean + (next() + next() + next() - 1.5) * 2 * spread,
		isTrue: (probability) => next() < probability,
		pick: (items) => {
			const picked = items[int(0, items.length - 1)];
			if (picked === undefined) throw new Error("Nothing to pick from.");
			return picked;
		},
		shuffled: (items) =>
			items
				.map((item) => ({ item, place: next() }))
				.toSorted((a, b) => a.place - b.place)
				.map(({ item }) => item),
		weighted: (weights) => {
			let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
			return weights.findIndex((weight) => {
				rest -= weight;
				return weight > 0 && rest < 0;
			});
		},
	};
}

/** Tommy Ettinger's generator (public domain): 32 bits of state are plenty for a demonstration. */
function mulberry32(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
