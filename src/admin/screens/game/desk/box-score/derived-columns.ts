import { shownNumbers } from "#domain/stats/line/shown-numbers.ts";
import { foldedAbbreviation, type StatDefinition } from "#domain/stats/stat-definition.ts";
import { type StatColumn, statColumns } from "#ui/player/stat-columns.ts";

/**
 * The columns of the public box score that nobody types: what has a formula, percentages, and the
 * sums a league does not write down (rule `field-goals-line-by-line`).
 */
export function derivedColumns(definitions: readonly StatDefinition[]): StatColumn[] {
	const typed = new Set(definitions.map(foldedAbbreviation));
	const isDerived = ({ short, isComputed }: StatColumn) => {
		if (isComputed) return true;
		if (short === "FG") return !typed.has("FGM");
		return (short === "PTS" || short === "REB") && !typed.has(short);
	};
	return statColumns(definitions, shownNumbers(definitions)).filter(isDerived);
}
