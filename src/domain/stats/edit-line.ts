import type { StatValues } from "./stat-definition.ts";

/** What somebody wrote into a box score: a number, or null for "take it out". */
export type StatEdit = { statId: number; value: number | null };

/** The values with the edits made; what was not touched stays, and empty stays empty (R5.40). */
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
