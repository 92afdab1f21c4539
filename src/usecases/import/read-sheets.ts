import { type ChosenColumns, matchColumns, wordsOfFile } from "#domain/import/match-columns.ts";
import type { RemarkList } from "#domain/import/remarks.ts";
import { type Sheet, sheetKinds } from "#domain/import/sheet/sheet.ts";
import { readSheet, type SheetSize, type Spreadsheet } from "./read-sheet.ts";
import { ImportRefused } from "./refused.ts";

type Files<File> = { games: File | null; boxScores: File | null; rosters: File | null };

/** The files with their columns as they are meant, and how remarks are told to who wrote them. */
export function readSheets(
	files: Partial<Files<Spreadsheet>>,
	most?: SheetSize,
): {
	sheets: Files<Sheet>;
	inWordsOfFiles: (remarks: RemarkList) => RemarkList;
} {
	const given = sheetKinds.map((kind) => files[kind] ?? null);
	const read = readAll(given, most);
	const columnsOf = (index: number) => given[index]?.columns ?? asNamed;
	const [games = null, boxScores = null, rosters = null] = read.map(
		(sheet, index) => sheet && matchColumns(sheet, columnsOf(index)),
	);
	const words = read.flatMap((sheet, index) =>
		sheet ? [wordsOfFile(sheet, columnsOf(index))] : [],
	);
	return {
		sheets: { games, boxScores, rosters },
		inWordsOfFiles: ({ listed, count }) => ({
			listed: words.reduce((remarks, inWords) => remarks.map(inWords), listed),
			count,
		}),
	};
}

/**
 * Files as they are.
 *
 * @throws {ImportRefused} when one cannot be read at all.
 */
export function readAll(
	files: readonly (Spreadsheet | null)[],
	most?: SheetSize,
): (Sheet | null)[] {
	const read = files.map((file) => file && readSheet(file, most));
	const problems = read.filter((one) => one !== null && "sentence" in one);
	if (problems.length > 0) {
		throw new ImportRefused({ listed: problems, count: problems.length });
	}
	return read as (Sheet | null)[];
}

const asNamed: ChosenColumns = new Map();
