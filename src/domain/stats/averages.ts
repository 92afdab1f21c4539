/**
 * Total per game to one decimal (rule `half-rounds-up`); 0 without a game. A half goes away from
 * zero, on the exact fraction: totals and games are whole numbers, so no binary fraction is ever
 * rounded (`(1.45).toFixed(1)` is 1.4).
 */
export function average(total: number, games: number): number {
	return games === 0 ? 0 : dividedInTenths(total, games) / 10;
}

/** The average as tables show it: "12.3", "-0.5", "0.0". */
export function formatAverage(total: number, games: number): string {
	return average(total, games).toFixed(1);
}

/** Made of attempted in percent to one decimal; null without attempts. */
export function percentage(made: number, attempted: number): number | null {
	return attempted === 0 ? null : dividedInTenths(made * 100, attempted) / 10;
}

/** Ten times the quotient as a whole number, a half away from zero. */
function dividedInTenths(dividend: number, divisor: number): number {
	const tenths = Math.floor((20 * Math.abs(dividend) + divisor) / (2 * divisor));
	return dividend < 0 && tenths > 0 ? -tenths : tenths;
}
