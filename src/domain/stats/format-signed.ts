/** A number with its sign, "+5"; the minus is as wide as the plus, so that columns line up. */
export function formatSigned(value: number): string {
	if (value < 0) return `\u2212${-value}`;
	return value > 0 ? `+${value}` : "0";
}
