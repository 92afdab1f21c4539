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

/** Which of the two files of a season a sheet is. */
export type SheetKind = "games" | "boxScores";

/** Where something is: the whole file without a line, the whole line without a column. */
export type Place = { file: string; line: number | null; column: string | null };

/** One sentence about a place in a file. */
export type Remark = Place & { sentence: string };

/** What reading found: problems forbid the import, warnings do not. */
export type Findings = { problems: Remark[]; warnings: Remark[] };

/** More than this nobody reads at once; the rest is counted. */
export const mostRemarks = 500;

/** Sheets may be larger than any season, but not without end. */
export const mostRows = 50_000;

/** More than any file has: every column is looked up in every line. */
export const mostColumns = 500;

/** Ten megabytes hold some forty thousand box-score lines, more than any season has. */
export const mostBytes = 10_000_000;

/** The longest name of a team, player, place or statistic (decision A58). */
export const longestName = 120;

/** The longest abbreviation of a statistic. */
export const longestAbbreviation = 30;

/** A column name as it is compared: "Home Team", "home_team" and "HOME TEAM" are one column. */
export function columnKey(name: string): string {
	return name.toLowerCase().replaceAll(/[\s_-]+/g, "");
}

/** Text as it is stored and compared: composed accents, single blanks, none at the ends. */
export function plainText(cell: string): string {
	return cell.normalize("NFC").replaceAll(/\s+/g, " ").trim();
}
