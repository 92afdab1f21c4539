import { columnKey, type Remark, type Sheet } from "./sheet/sheet.ts";

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

/** Remarks with their columns as the file names them, for the person who wrote the file. */
export function wordsOfFile(sheet: Sheet, chosen: ChosenColumns): (remark: Remark) => Remark {
	const written = new Map<string, string>();
	for (const name of sheet.columns.map((column) => column.trim())) {
		const key = columnKey(chosen.get(name) ?? "");
		if (key !== "" && !written.has(key)) written.set(key, name);
	}
	return (remark) => {
		if (remark.column === null || remark.file !== sheet.file) return remark;
		return { ...remark, column: written.get(columnKey(remark.column)) ?? remark.column };
	};
}
