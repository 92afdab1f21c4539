import type { Sentence } from "../../language/say.ts";
import { plainLine } from "../../text/plain-line.ts";

/** A spreadsheet as rows of text. Lines count from 1, the header is usually line 1. */
export type Sheet = {
	/** File name as the league's secretary knows it. */
	file: string;
	/** Names in the header row, as written. */
	columns: string[];
	headerLine: number;
	rows: SheetRow[];
};

export type SheetRow = { line: number; cells: string[] };

/** Which of the files of a season a sheet is. */
export const sheetKinds = ["games", "boxScores", "rosters"] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** Where something is: the whole file without a line, the whole line without a column. */
export type CellRef = { file: string; line: number | null; column: string | null };

/** One sentence about a place in a file. */
export type Remark = CellRef & { sentence: Sentence };

/** A remark in the language of whoever reads it. */
export type WrittenRemark = CellRef & { sentence: string };

/** More than any file has: every column is looked up in every line. */
export const mostColumns = 100;

/** The longest name of a column: remarks on every line of it name it. */
export const longestColumn = 200;

/** Ten megabytes hold some forty thousand box-score lines, more than any season has. */
export const mostBytes = 10_000_000;

/** The longest name of a team, player, place or statistic. */
export const longestName = 120;

/** The longest abbreviation of a statistic. */
export const longestAbbreviation = 30;

/** A column name as it is compared: "Home Team", "home_team" and "HOME TEAM" are one column. */
export function columnKey(name: string): string {
	return name.toLowerCase().replaceAll(/[\s_-]+/g, "");
}

/** Text as it is stored and compared: composed accents, single blanks, none at the ends. */
export function plainText(cell: string): string {
	// Most cells are a number or a word, and there are hundreds of thousands.
	if (/^[!-~]*$/.test(cell)) return cell;
	return plainLine(cell).replaceAll(/\s+/g, " ").trim();
}
