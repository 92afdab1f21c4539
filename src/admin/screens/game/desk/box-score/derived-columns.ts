import { shownNumbers } from "#domain/stats/line/shown-numbers.ts";
import { foldedAbbreviation, type StatDefinition } from "#domain/stats/stat-definition.ts";
import { type StatColumn, statColumns } from "#ui/player/stat-columns.ts";
import type { Words } from "#words/en.ts";

/**
 * The columns of the public box score that nobody types: what has a formula, percentages, and the
 * sums a league does not write down (rule `field-goals-line-by-line`).
 */
export function derivedColumns(words: Words, definitions: readonly StatDefinition[]): StatColumn[] {
	const typed = new Set(definitions.map(foldedAbbreviation));
	const isDerived = ({ key, isComputed }: StatColumn) => {
		if (isComputed) return true;
		if (key === "FG") return !typed.has("FGM");
		return (key === "PTS" || key === "REB") && !typed.has(key);
	};
	return statColumns(words, definitions, shownNumbers(definitions)).filter(isDerived);
}
