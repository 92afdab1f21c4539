import { formatWinShare } from "../standings/win-share.ts";
import type { StatFormat } from "./stat-definition.ts";

/** A computed value as tables show it; "-" where there is none. */
export function formatStat(value: number | null, format: StatFormat): string {
	if (value === null) return "-";
	const rounded = roundedStat(value, format);
	if (format !== "share") return rounded.toFixed(decimals[format]);
	return rounded < 0 ? `-${formatWinShare(-rounded, "en")}` : formatWinShare(rounded, "en");
}

/** A computed value as it is written, so that what reads alike is level. */
export function roundedStat(value: number, format: StatFormat): number {
	return roundedTo(decimals[format], value);
}

const decimals: Record<StatFormat, number> = { whole: 0, decimal: 1, percent: 1, share: 3 };

/**
 * A half goes away from zero, on the fraction that is meant: 29 / 20 is 1.5, though as a binary
 * fraction it is a little below 1.45 (rule `half-rounds-up`). What formulas make of whole numbers
 * is further from a half than the error of the arithmetic, or a half.
 */
function roundedTo(places: number, value: number): number {
	const scale = 10 ** places;
	const size = Math.floor(Math.abs(value) * scale * (1 + 1e-12) + 0.5) / scale;
	return value < 0 && size > 0 ? -size : size;
}
