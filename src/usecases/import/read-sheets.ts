import { type ChosenColumns, inWordsOfFile, matchColumns } from "#domain/import/match-columns.ts";
import type { Remark, Sheet } from "#domain/import/sheet.ts";
import { readSheet, type Spreadsheet } from "./read-sheet.ts";
import { ImportRefused } from "./refused.ts";

type Files<File> = { games: File; boxScores: File | null };

/** Both files with their columns as they are meant, and how a remark is told to who wrote them. */
export function readSheets(
	files: Files<Spreadsheet>,
	most?: number,
): {
	sheets: Files<Sheet>;
	inWordsOfFiles: (remark: Remark) => Remark;
} {
	const [games, boxScores = null] = readAll([files.games, files.boxScores], most) as [
		Sheet,
		Sheet | null,
	];
	const ofGames = files.games.columns ?? asNamed;
	const ofBoxScores = files.boxScores?.columns ?? asNamed;
	return {
		sheets: {
			games: matchColumns(games, ofGames),
			boxScores: boxScores && matchColumns(boxScores, ofBoxScores),
		},
		inWordsOfFiles: (remark) =>
			remark.file === games.file || boxScores === null
				? inWordsOfFile(remark, games, ofGames)
				: inWordsOfFile(remark, boxScores, ofBoxScores),
	};
}

/**
 * Files as they are.
 *
 * @throws {ImportRefused} when one cannot be read at all.
 */
export function readAll(files: readonly (Spreadsheet | null)[], most?: number): (Sheet | null)[] {
	const read = files.map((file) => file && readSheet(file, most));
	const problems = read.filter((one) => one !== null && "sentence" in one);
	if (problems.length > 0) throw new ImportRefused(problems);
	return read as (Sheet | null)[];
}

const asNamed: ChosenColumns = new Map();
