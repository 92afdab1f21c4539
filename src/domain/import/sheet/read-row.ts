import { type Said, say } from "../../language/say.ts";
import type { Findings } from "../remarks.ts";
import { columnKey, plainText, type Sheet, type SheetRow } from "./sheet.ts";

/** Reads the cells of one row by column name and reports what cannot be read. */
export type RowReader = ReturnType<typeof rowReader>;

/**
 * Where each column stands, by its compared name and as it is written, so that not every cell asks how
 * its column is compared. The first of two counts, the second is a problem.
 */
export type ColumnIndex = ReadonlyMap<string, number>;

export function rowReader(
	{ file, columns: names }: Sheet,
	columns: ColumnIndex,
	row: SheetRow,
	findings: Findings,
) {
	const indexOf = (column: string) => columns.get(column) ?? columns.get(columnKey(column));
	const place = (column: string) => {
		const index = indexOf(column);
		return {
			file,
			line: row.line,
			column: index === undefined ? column : (names[index]?.trim() ?? column),
		};
	};
	const problem = (column: string, sentence: Said) => {
		findings.problems.push({ ...place(column), sentence });
	};
	const warning = (column: string, sentence: Said) => {
		findings.warnings.push({ ...place(column), sentence });
	};
	const text = (column: string): string => {
		const index = indexOf(column);
		return index === undefined ? "" : plainText(row.cells[index] ?? "");
	};
	return {
		line: row.line,
		problem,
		warning,
		/** The cell, "" when it is empty or the column absent. */
		text,

		/** A name of something that must be there. */
		name(column: string, what: Said, longest: number): string {
			const name = text(column);
			if (name === "") problem(column, say`The ${what} is missing.`);
			else if (name.length > longest) {
				problem(column, say`The ${what} is longer than ${longest} characters.`);
			}
			return name;
		},

		/**
		 * What the cell means; null when it is empty, and when it is not understood, which is a
		 * problem: `"12a" is not …`.
		 */
		value<Value>(
			column: string,
			meaning: Said,
			parse: (text: string) => Value | null,
		): Value | null {
			const cell = text(column);
			if (cell === "") return null;
			const value = parse(cell);
			if (value === null) problem(column, say`"${cell}" is not ${meaning}.`);
			return value;
		},
	};
}

/** Characters no spreadsheet has on purpose; U+FFFD is what is left of an accent that was lost. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const unreadable = /[\u0000-\u0008\u000e-\u001f\u007f\ufffd]/;

/** Reports rows that are wrong as a whole, the header too: too many cells, characters that were lost. */
export function checkRows(sheet: Sheet, findings: Findings): void {
	const problem = (line: number, column: string | null, sentence: Said) =>
		findings.problems.push({ file: sheet.file, line, column, sentence });
	const width = sheet.columns.length;
	for (const column of sheet.columns) {
		if (unreadable.test(column)) problem(sheet.headerLine, null, lostCharacter(column));
	}
	for (const { line, cells } of sheet.rows) {
		const unnamed = cells.findIndex(
			(cell, index) => (sheet.columns[index] ?? "").trim() === "" && cell.trim() !== "",
		);
		if (unnamed >= width) {
			problem(
				line,
				null,
				say`This line has more cells than the header has columns (${width}). A name with a comma must stand in quotes.`,
			);
		} else if (unnamed >= 0) {
			problem(line, null, say`"${cells[unnamed] ?? ""}" stands in a column without a name.`);
		}
		for (const [index, cell] of cells.entries()) {
			if (!unreadable.test(cell)) continue;
			problem(line, sheet.columns[index]?.trim() ?? null, lostCharacter(cell));
		}
	}
}

function lostCharacter(text: string): Said {
	const shown = text.replace(unreadable, "\ufffd");
	return say`"${shown}" has a character that cannot be read. Save the file as CSV UTF-8.`;
}

/** Finds the columns of a sheet; a name that stands there twice is a problem. */
export function indexColumns(sheet: Sheet, findings: Findings): ColumnIndex {
	const columns = new Map<string, number>();
	for (const [index, name] of sheet.columns.entries()) {
		const key = columnKey(name);
		if (key === "") continue;
		if (columns.has(key)) {
			findings.problems.push({
				file: sheet.file,
				line: sheet.headerLine,
				column: name.trim(),
				sentence: say`The column "${name.trim()}" is there twice.`,
			});
		} else columns.set(key, index).set(name.trim(), index);
	}
	return columns;
}
