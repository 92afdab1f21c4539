import { say } from "../../language/say.ts";
import { knownStat } from "../../stats/default-stats.ts";
import type { StatDefinition } from "../../stats/stat-definition.ts";
import type { Findings } from "../remarks.ts";
import type { RowReader } from "./read-row.ts";
import { columnKey, longestAbbreviation, type Sheet } from "./sheet.ts";
import { highestStat, signedNumber } from "./values.ts";

/** A column of numbers; `definition` is the statistic the organization keeps under this name. */
export type StatColumn = {
	abbreviation: string;
	definition: StatDefinition | null;
	isSigned: boolean;
};

/**
 * The columns that are not `known` and that somebody wrote a number in. A column nobody used defines
 * nothing.
 */
export function statColumns(
	sheet: Sheet,
	rows: readonly RowReader[],
	{ known, definitions }: { known: ReadonlySet<string>; definitions: readonly StatDefinition[] },
	findings: Findings,
): StatColumn[] {
	const byAbbreviation = new Map(definitions.map((one) => [one.abbreviation.toLowerCase(), one]));
	const stats: StatColumn[] = [];
	for (const column of sheet.columns) {
		const abbreviation = column.trim();
		if (abbreviation === "" || known.has(columnKey(abbreviation))) continue;
		const at = { file: sheet.file, line: sheet.headerLine, column: abbreviation };
		const definition = byAbbreviation.get(abbreviation.toLowerCase()) ?? null;
		if (abbreviation.length > longestAbbreviation) {
			const sentence = say`An abbreviation has at most ${longestAbbreviation} characters.`;
			findings.problems.push({ ...at, sentence });
		} else if (/%|pct$/i.test(abbreviation)) {
			const sentence = say`Percentages are computed; this column was left out.`;
			findings.warnings.push({ ...at, sentence });
		} else if (definition !== null && definition.formula !== null) {
			const sentence = say`${definition.name} is computed (${definition.formula}); this column was left out.`;
			findings.warnings.push({ ...at, sentence });
		} else if (rows.some((row) => row.text(abbreviation) !== "")) {
			stats.push({ abbreviation, definition, isSigned: isSigned(abbreviation, definition, rows) });
		} else if (rows.length > 0) {
			findings.warnings.push({
				...at,
				sentence: say`No player has a number in this column; it was left out.`,
			});
		}
	}
	return stats;
}

/** As defined, else as the trade knows it, else by what is written in the column. */
function isSigned(
	abbreviation: string,
	definition: StatDefinition | null,
	rows: readonly RowReader[],
): boolean {
	if (definition !== null) return definition.isSigned;
	const trade = knownStat(abbreviation);
	if (trade !== undefined) return trade.isSigned;
	const read = signedNumber(highestStat);
	return rows.some((row) => (read(row.text(abbreviation)) ?? 0) < 0);
}
