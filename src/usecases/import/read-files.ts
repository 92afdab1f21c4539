import type { GamePeriod } from "#domain/game/game.ts";
import { type Meaning, meaningsOf, missingIn } from "#domain/import/meanings.ts";
import type { RemarkList } from "#domain/import/remarks.ts";
import { type Known, readSeason, type SeasonSheets } from "#domain/import/sheet/read-season.ts";
import { type Sheet, type SheetKind, sheetKinds } from "#domain/import/sheet/sheet.ts";
import { type SuggestedColumn, suggestColumns } from "#domain/import/suggest-columns.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import type { SheetSize, Spreadsheet } from "./read-sheet.ts";
import { readAll, readSheets } from "./read-sheets.ts";
import { ImportRefused } from "./refused.ts";

/** The files of a season, and what has to be known to read them. */
export type SeasonFiles = {
	games: Spreadsheet | null;
	boxScores: Spreadsheet | null;
	rosters?: Spreadsheet | null;
	/** How much a file may hold where that is less than usual. */
	most?: SheetSize;
	known: Known;
};

export type SeasonRead = { kind: "read"; sheets: SeasonSheets; warnings: RemarkList } | CannotRead;

type CannotRead = { kind: "refused"; problems: RemarkList; warnings: RemarkList };

/** Any files, to be looked at. */
export type FilesToSuggest = {
	games: Spreadsheet | null;
	boxScores: Spreadsheet | null;
	rosters?: Spreadsheet | null;
	most: SheetSize;
	definitions: readonly StatDefinition[];
	periods: readonly GamePeriod[];
};

export type ColumnsRead =
	| ({ kind: "columns" } & Record<SheetKind, SheetColumns | null>)
	| CannotRead;

/** A file, what it probably holds and what it can be taken for. */
export type SheetColumns = {
	name: string;
	rows: number;
	columns: SuggestedColumn[];
	/** Keys of meanings that are required and suggested for no column. */
	missing: string[];
	meanings: Meaning[];
};

/**
 * Reads files, here or elsewhere: the largest ones take a processor for seconds. Their bytes are used up: nobody
 * else can read them afterwards.
 */
export type SpreadsheetReader = {
	season(files: SeasonFiles): Promise<SeasonRead>;
	columns(files: FilesToSuggest): Promise<ColumnsRead>;
};

/** What the files of a season say, or everything that is wrong with them. Arithmetic alone. */
export function readSeasonFiles(files: SeasonFiles): SeasonRead {
	return orRefused(() => {
		const { sheets, inWordsOfFiles } = readSheets(files, files.most);
		const { findings, ...said } = readSeason(sheets, files.known);
		const warnings = inWordsOfFiles(findings.warnings);
		if (findings.problems.count === 0) return { kind: "read", sheets: said, warnings };
		return { kind: "refused", problems: inWordsOfFiles(findings.problems), warnings };
	});
}

/** What the columns of the files probably hold. Arithmetic alone. */
export function readColumns(files: FilesToSuggest): ColumnsRead {
	const { definitions, periods, most } = files;
	const look = (kind: SheetKind, sheet: Sheet): SheetColumns => {
		const meanings = meaningsOf(kind, { periods, definitions });
		const columns = suggestColumns(kind, sheet, meanings, definitions);
		const missing = missingIn(
			kind,
			columns.map(({ meaning }) => meaning),
		);
		return { name: sheet.file, rows: sheet.rows.length, columns, missing, meanings };
	};
	return orRefused(() => {
		const sheets = readAll(
			sheetKinds.map((kind) => files[kind] ?? null),
			most,
		);
		const [games = null, boxScores = null, rosters = null] = sheets.map((sheet, index) => {
			const kind = sheetKinds[index];
			return sheet && kind ? look(kind, sheet) : null;
		});
		return { kind: "columns", games, boxScores, rosters };
	});
}

function orRefused<Read>(read: () => Read): Read | CannotRead {
	try {
		return read();
	} catch (error) {
		if (!(error instanceof ImportRefused)) throw error;
		const { problems, warnings } = error;
		return { kind: "refused", problems, warnings };
	}
}
