import { type ChosenColumns, matchColumns, wordsOfFile } from "#domain/import/match-columns.ts";
import type { RemarkList } from "#domain/import/remarks.ts";
import type { Sheet } from "#domain/import/sheet/sheet.ts";
import { readSheet, type SheetSize, type Spreadsheet } from "./read-sheet.ts";
import { ImportRefused } from "./refused.ts";

type Files<File> = { games: File; boxScores: File | null };

/** Both files with their columns as they are meant, and how remarks are told to who wrote them. */
export function readSheets(
	files: Files<Spreadsheet>,
	most?: SheetSize,
): {
	sheets: Files<Sheet>;
	inWordsOfFiles: (remarks: RemarkList) => RemarkList;
} {
	const [games, boxScores = null] = readAll([files.games, files.boxScores], most) as [
		Sheet,
		Sheet | null,
	];
	const ofGames = files.games.columns ?? asNamed;
	const ofBoxScores = files.boxScores?.columns ?? asNamed;
	const words = [wordsOfFile(games, ofGames)];
	if (boxScores !== null) words.push(wordsOfFile(boxScores, ofBoxScores));
	return {
		sheets: {
			games: matchColumns(games, ofGames),
			boxScores: boxScores && matchColumns(boxScores, ofBoxScores),
		},
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
