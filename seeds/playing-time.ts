import type { Random } from "./random.ts";

export type PlayingTime = { seconds: number; plusMinus: number };

/**
 * Seconds on the floor and plus-minus of each player, in the order of `players`: five play at any
 * moment, so seconds add up to five times the game and plus-minus to five times the margin. Null
 * when minutes are not kept.
 */
export function playingTime(
	random: Random,
	players: readonly { usage: number }[],
	minutes: number | null,
	{ hasOvertime, margin }: { hasOvertime: boolean; margin: number },
): PlayingTime[] | null {
	if (minutes === null) return null;
	const length = (minutes + (hasOvertime ? 5 : 0)) * 60;
	const seconds = shareOut(
		5 * length,
		players.map(({ usage }) => Math.sqrt(usage) * random.around(1, 0.1)),
		length,
	);
	const plusMinus = seconds.map((own) =>
		Math.round((margin * own) / length + random.around(0, (6 * own) / length)),
	);
	let missing = 5 * margin - plusMinus.reduce((sum, value) => sum + value, 0);
	for (let index = 0; missing !== 0; index = (index + 1) % plusMinus.length) {
		const step = Math.sign(missing);
		plusMinus[index] = (plusMinus[index] ?? 0) + step;
		missing -= step;
	}
	return seconds.map((own, index) => ({ seconds: own, plusMinus: plusMinus[index] ?? 0 }));
}

/** Whole shares of `total` by weight, none above `most`; the last ones take what is left. */
function shareOut(total: number, weights: readonly number[], most: number): number[] {
	const order = weights
		.map((_, index) => index)
		.toSorted((a, b) => at(weights, b) - at(weights, a));
	const shares = weights.map(() => 0);
	let left = total;
	let weightLeft = weights.reduce((sum, weight) => sum + weight, 0);
	for (const index of order) {
		const share = Math.min(most, Math.round((left * at(weights, index)) / weightLeft));
		shares[index] = share;
		left -= share;
		weightLeft -= at(weights, index);
	}
	return shares;
}

function at(numbers: readonly number[], index: number): number {
	return numbers[index] ?? 0;
}
