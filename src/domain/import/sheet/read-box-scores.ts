import { say } from "../../language/say.ts";
import { fullName } from "../../player/player.ts";
import { mostSeconds, parseMinutes } from "../../stats/line/minutes.ts";
import type { StatDefinition } from "../../stats/stat-definition.ts";
import { nameKey } from "../../text/name-key.ts";
import { lineColumns } from "../meanings.ts";
import type { Findings } from "../remarks.ts";
import { checkRows, indexColumns, type RowReader, rowReader } from "./read-row.ts";
import { columnKey, longestName, type Sheet } from "./sheet.ts";
import { type StatColumn, statColumns } from "./stat-columns.ts";
import { highestStat, signedNumber, yesOrNo } from "./values.ts";

/** One player's line of the box-score sheet. Null: the sheet does not say. */
export type SheetLine = {
	line: number;
	externalId: string;
	team: string;
	firstName: string;
	lastName: string;
	/** The shirt number, as text because 0 and 00 are two numbers. */
	number: string | null;
	position: string | null;
	isStarter: boolean;
	isCaptain: boolean;
	seconds: number | null;
	/** In the order of the sheet's statistics. Null was not written down; it is not 0. */
	values: readonly (number | null)[];
};

export type SheetBoxScores = { lines: SheetLine[]; stats: StatColumn[] };

const { required, optional } = lineColumns;
const known: ReadonlySet<string> = new Set([...required, ...optional].map(columnKey));

/**
 * Reads the box-score sheet. Every column that is not known is a statistic: one of `definitions` by
 * abbreviation in any case, else a new one. What is wrong goes to `findings`.
 */
export function readBoxScores(
	sheet: Sheet,
	definitions: readonly StatDefinition[],
	findings: Findings,
): SheetBoxScores {
	const columns = indexColumns(sheet, findings);
	checkRows(sheet, findings);
	const missing = required.filter((column) => !columns.has(columnKey(column)));
	for (const column of missing) {
		const sentence = say`The column "${column}" is missing.`;
		findings.problems.push({ file: sheet.file, line: sheet.headerLine, column, sentence });
	}
	if (missing.length > 0) return { lines: [], stats: [] };
	const rows = sheet.rows.map((row) => rowReader(sheet, columns, row, findings));
	const stats = statColumns(sheet, rows, { known, definitions }, findings);
	const shots = shotColumns(stats);
	return { lines: rows.map((row) => readLine(row, stats, shots)), stats };
}

function readLine(
	row: RowReader,
	stats: readonly StatColumn[],
	shots: readonly ShotColumns[],
): SheetLine {
	const firstName = row.name("first_name", say`first name`, longestName);
	const lastName = row.text("last_name");
	if (lastName.length > longestName) {
		row.problem("last_name", say`The last name is longer than ${longestName} characters.`);
	}
	if (firstName !== "" && nameKey(`${firstName}${lastName}`) === "") {
		row.problem("first_name", say`"${firstName}" has no letters.`);
	}
	const line = {
		line: row.line,
		externalId: row.name("game_id", say`game id`, 60),
		team: row.name("team", say`team`, longestName),
		firstName,
		lastName,
		number: row.value("number", say`a shirt number of one to three digits`, (text) =>
			/^\d{1,3}$/.test(text) ? text : null,
		),
		position: row.value("position", say`a position of at most 30 characters`, (text) =>
			text.length <= 30 ? text : null,
		),
		isStarter: row.value("starter", say`yes or no`, yesOrNo) ?? false,
		isCaptain: row.value("captain", say`yes or no`, yesOrNo) ?? false,
		seconds: row.value("minutes", say`minutes and seconds such as 31:47`, readSeconds),
		values: readValues(row, stats),
	};
	refuseMoreMadeThanAttempted(row, line, shots);
	return line.seconds === 0 ? withoutZeros(row, line, stats) : line;
}

/**
 * "31:47". Spreadsheets that take it for a time of day make it "31:47:00"; statistics programs that
 * round seconds write "20:60", which is 21:00.
 */
function readSeconds(text: string): number | null {
	const [, minutes] = /^(\d{1,3}):60$/.exec(text) ?? [];
	const seconds =
		minutes === undefined
			? parseMinutes(text.replace(/^(\d+:\d\d):00$/, "$1"))
			: (Number(minutes) + 1) * 60;
	return seconds === null || seconds > mostSeconds ? null : seconds;
}

function readValues(row: RowReader, stats: readonly StatColumn[]): (number | null)[] {
	return stats.map(({ abbreviation, isSigned }) => {
		const meaning = isSigned
			? say`a whole number from -${highestStat} to ${highestStat}`
			: say`a whole number from 0 to ${highestStat}`;
		return row.value(abbreviation, meaning, (text) => {
			const number = signedNumber(highestStat)(text);
			return number !== null && number < 0 && !isSigned ? null : number;
		});
	});
}

const shotPairs = [
	["2PM", "2PA"],
	["3PM", "3PA"],
	["FTM", "FTA"],
	["FGM", "FGA"],
] as const;

type ShotColumns = { names: (typeof shotPairs)[number]; columns: readonly [number, number] };

function shotColumns(stats: readonly StatColumn[]): ShotColumns[] {
	return shotPairs.map((names) => {
		const [made, attempted] = names;
		return { names, columns: [columnOf(stats, made), columnOf(stats, attempted)] };
	});
}

function refuseMoreMadeThanAttempted(
	row: RowReader,
	{ values }: SheetLine,
	shots: readonly ShotColumns[],
): void {
	for (const { names, columns } of shots) {
		const [made, attempted] = names;
		const makes = values[columns[0]] ?? null;
		const attempts = values[columns[1]] ?? null;
		if (makes === null || attempts === null || makes <= attempts) continue;
		row.problem(
			made,
			say`${makes} of ${attempts} shots cannot have been made (${made}, ${attempted}).`,
		);
	}
}

/** Where the values of a statistic stand, by its abbreviation in any case; -1 where nowhere. */
export function columnOf(stats: readonly StatColumn[], abbreviation: string): number {
	const exact = stats.findIndex((stat) => stat.abbreviation === abbreviation);
	if (exact !== -1) return exact;
	return stats.findIndex((stat) => stat.abbreviation.toUpperCase() === abbreviation);
}

/**
 * 0:00 is dressed, did not play (rule `played-with-a-value`): the zeros a spreadsheet fills in are
 * not numbers of a game. Other numbers contradict the minutes.
 */
function withoutZeros(row: RowReader, line: SheetLine, stats: readonly StatColumn[]): SheetLine {
	for (const [column, { abbreviation }] of stats.entries()) {
		const value = line.values[column] ?? null;
		if (value === null || value === 0) continue;
		row.problem(
			abbreviation,
			say`${fullName(line)} has 0:00 minutes but ${value} in ${abbreviation}.`,
		);
	}
	return { ...line, values: stats.map(() => null) };
}
