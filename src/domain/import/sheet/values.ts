/** Readers of single cells: the value, or null when the text is not one. */

/** A whole number from 0 to `most`, as people type it. */
export function wholeNumber(most: number): (text: string) => number | null {
	return (text) => (/^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : null);
}

/** A whole number with or without a sign; spreadsheets also write U+2212 for minus. */
export function signedNumber(most: number): (text: string) => number | null {
	return (text) => {
		const [, sign, digits] = /^([+\u2212-]?)(\d{1,6})$/.exec(text) ?? [];
		if (digits === undefined || Number(digits) > most) return null;
		return sign === "" || sign === "+" || Number(digits) === 0 ? Number(digits) : -Number(digits);
	};
}

export function yesOrNo(text: string): boolean | null {
	const folded = text.toLowerCase();
	if (["yes", "y", "x", "true", "1"].includes(folded)) return true;
	if (["no", "n", "false", "0", "-"].includes(folded)) return false;
	return null;
}

/** Statistics are 0 to 9999 or as much below zero. */
export const highestStat = 9999;
