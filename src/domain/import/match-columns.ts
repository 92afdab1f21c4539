import { columnKey, type Remark, type Sheet } from "./sheet.ts";

/**
 * What somebody takes the columns of a file for, by their names in it: the key of a meaning, or null
 * to leave the column out. A column that is not named here means what its name says.
 */
export type ChosenColumns = ReadonlyMap<string, string | null>;

/** The sheet as if its columns had been named like what they are taken for. */
export function matchColumns(sheet: Sheet, chosen: ChosenColumns): Sheet {
	const meant = sheet.columns.map((column) => {
		const key = chosen.get(column.trim());
		return key === undefined ? column : key;
	});
	const isKept = (_: unknown, index: number) => index >= meant.length || meant[index] !== null;
	return {
		...sheet,
		columns: meant.filter((column) => column !== null),
		rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.filter(isKept) })),
	};
}

/** A remark with the column as the file names it, for the person who wrote the file. */
export function inWordsOfFile(remark: Remark, sheet: Sheet, chosen: ChosenColumns): Remark {
	if (remark.column === null || remark.file !== sheet.file) return remark;
	const key = columnKey(remark.column);
	const written = sheet.columns
		.map((column) => column.trim())
		.find((column) => columnKey(chosen.get(column) ?? "") === key);
	return written === undefined ? remark : { ...remark, column: written };
}
