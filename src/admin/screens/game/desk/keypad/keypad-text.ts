import { mostOfAStat, readTypedValue } from "#domain/stats/line/typed-value.ts";

/** What a cell says after a digit was pressed; four are the most. */
export function afterDigit(text: string, digit: string): string {
	const next = /^-?0$/.test(text) ? digit : text + digit;
	return next.replace("-", "").length > 4 ? text : next;
}

/** What a cell says after one more or one less; an empty cell begins at none, and none is the least. */
export function afterStep(text: string, step: 1 | -1, isSigned: boolean): string {
	const read = readTypedValue(text, { name: "", isSigned });
	if (read.kind === "refused") return text;
	if (read.kind === "empty" && step < 0 && !isSigned) return "";
	const next = (read.kind === "value" ? read.value : 0) + step;
	const least = isSigned ? -mostOfAStat : 0;
	return String(Math.min(mostOfAStat, Math.max(least, next)));
}

/** What a cell says once its number has the other sign. */
export function withOtherSign(text: string): string {
	const trimmed = text.trim();
	if (/^[-\u2212]/.test(trimmed)) return trimmed.slice(1);
	return trimmed === "" || /^0+$/.test(trimmed) ? trimmed : `-${trimmed.replace("+", "")}`;
}
