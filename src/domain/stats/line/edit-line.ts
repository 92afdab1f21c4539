import { type Said, say } from "#domain/language/say.ts";
import type { StatDefinition, StatValues } from "../stat-definition.ts";
import { mostOfAStat } from "./typed-value.ts";

/** What somebody wrote into a box score: a number, or null for "take it out". */
export type StatEdit = { statId: number; value: number | null };

/**
 * The values with the edits made; what was not touched stays, and empty stays empty
 * (rule `empty-is-not-zero`).
 */
export function editedValues(
	values: StatValues,
	edits: readonly StatEdit[],
): { values: StatValues; written: Map<number, number>; cleared: number[] } {
	const after = new Map(values);
	const written = new Map<number, number>();
	const cleared: number[] = [];
	for (const { statId, value } of edits) {
		if (values.get(statId) === (value ?? undefined)) continue;
		if (value === null) {
			after.delete(statId);
			cleared.push(statId);
		} else {
			after.set(statId, value);
			written.set(statId, value);
		}
	}
	return { values: after, written, cleared };
}

/** What is wrong with a whole number of a statistic, in a sentence; null when nothing is. */
export function valueProblem(
	{ name, isSigned, formula }: Pick<StatDefinition, "name" | "isSigned" | "formula">,
	value: number,
): Said | null {
	if (formula !== null) return say`${name} is computed (${formula}) and cannot be entered.`;
	if (value < 0 && !isSigned) return say`${name} cannot be below zero.`;
	if (value > mostOfAStat) return say`${name} can be ${mostOfAStat} at most.`;
	return value < -mostOfAStat ? say`${name} can be ${-mostOfAStat} at least.` : null;
}
