import type { Language } from "../language/language.ts";
import { withDecimalSign } from "../text/format-number.ts";

/** Writes a win share as tables do: ".714", "1.000", ".000"; in French ",714". */
export function formatWinShare(share: number, language: Language): string {
	const written = withDecimalSign(share.toFixed(3), language);
	return share < 1 ? written.slice(1) : written;
}

/** The share of wins in whole thousandths, as tables round it; 0 without a decided game. */
export function thousandthsOf(wins: number, decided: number): number {
	return decided === 0 ? 0 : Math.round((wins * 1000) / decided);
}
