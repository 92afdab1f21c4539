/** Whole numbers below a limit, the same ones every time (a linear congruential generator). */
export function numbersFrom(seed: number): (limit: number) => number {
	let state = seed;
	return (limit) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((state / 2_147_483_648) * limit);
	};
}
