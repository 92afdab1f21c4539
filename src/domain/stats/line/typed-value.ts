import { type Said, say } from "#domain/language/say.ts";
import type { StatDefinition } from "../stat-definition.ts";

/**
 * What a person typed for one statistic. Empty is "not written down" and never 0
 * (rule `empty-is-not-zero`).
 */
export type TypedValue =
	| { kind: "empty" }
	| { kind: "value"; value: number }
	| { kind: "refused"; sentence: Said };

export const mostOfAStat = 9999;

/**
 * Reads what was typed: whole numbers alone, so 1.5, 1e3 and 0x10 are refused, and below zero only
 * what is counted with a sign (rule `stat-range`). The sentence says what is wrong, beside the
 * cell.
 */
export function readTypedValue(
	text: string,
	{ name, isSigned }: Pick<StatDefinition, "name" | "isSigned">,
): TypedValue {
	const trimmed = text.trim();
	if (trimmed === "") return { kind: "empty" };
	const [, sign = "", digits] = /^([+\-\u2212]?)(\d+)$/.exec(trimmed) ?? [];
	if (digits === undefined) return refused(say`"${shortened(trimmed)}" is not a whole number.`);
	const size = Number(digits);
	const isNegative = sign !== "" && sign !== "+" && size > 0;
	if (isNegative && !isSigned) return refused(say`${name} cannot be below zero.`);
	if (size > mostOfAStat) return refused(say`${name} can be ${mostOfAStat} at most.`);
	return { kind: "value", value: isNegative ? -size : size };
}

function refused(sentence: Said): TypedValue {
	return { kind: "refused", sentence };
}

function shortened(text: string): string {
	return text.length > 12 ? `${text.slice(0, 11)}…` : text;
}
