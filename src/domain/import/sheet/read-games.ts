import { type ForfeitedBy, type GameStatus, highestScore, type Score } from "../../game/game.ts";
import { videoEmbed } from "../../game/video.ts";
import { type Said, say } from "../../language/say.ts";
import { nameKey } from "../../text/name-key.ts";
import { gameColumns } from "../meanings.ts";
import type { Findings } from "../remarks.ts";
import { type PeriodColumns, periodColumns } from "./period-columns.ts";
import { checkRows, indexColumns, type RowReader, rowReader } from "./read-row.ts";
import { readStatus } from "./read-status.ts";
import { columnKey, longestName, type Sheet } from "./sheet.ts";
import { calendarDate, clockTime, existingTime, startInZone } from "./start-time.ts";
import { wholeNumber } from "./values.ts";

/** One line of the games sheet. Null: the sheet does not say. Date and time are wall clock. */
export type SheetGame = {
	line: number;
	externalId: string;
	home: string;
	away: string;
	date: string | null;
	time: string | null;
	location: string | null;
	videoUrl: string | null;
	status: GameStatus | null;
	forfeitedBy: ForfeitedBy | null;
	score: Score | null;
	/** In the order of the columns; only periods with a number. */
	periods: SheetPeriodScore[];
};

export type SheetPeriodScore = { name: string; home: number | null; away: number | null };

const { required, optional } = gameColumns;
const known: ReadonlySet<string> = new Set([...required, ...optional].map(columnKey));

/** Reads the games sheet; the zone is the organization's. What is wrong goes to `findings`. */
export function readGames(sheet: Sheet, zone: string, findings: Findings): SheetGame[] {
	const columns = indexColumns(sheet, findings);
	const periods = periodColumns(sheet, known, findings);
	checkRows(sheet, findings);
	if (sheet.rows.length === 0) {
		const sentence = say`The file has no lines below the header.`;
		findings.problems.push({ file: sheet.file, line: null, column: null, sentence });
	}
	if (!checkHeader(sheet, new Set(columns.keys()), periods, findings)) return [];
	const games = sheet.rows.map((row) =>
		readGame(rowReader(sheet, columns, row, findings), periods, zone),
	);
	return withoutRepeatedIds(sheet, games, findings);
}

/** Says which columns are missing, contradict each other or are not understood. */
function checkHeader(
	sheet: Sheet,
	present: ReadonlySet<string>,
	periods: PeriodColumns[],
	findings: Findings,
): boolean {
	const at = (column: string | null, sentence: Said) => ({
		file: sheet.file,
		line: sheet.headerLine,
		column,
		sentence,
	});
	const missing = required.filter((column) => !present.has(columnKey(column)));
	for (const column of missing) {
		findings.problems.push(at(column, say`The column "${column}" is missing.`));
	}
	if (!present.has("startutc") && !present.has("date")) {
		const sentence = say`There is neither a column "start_utc" nor a column "date".`;
		findings.problems.push(at(null, sentence));
	}
	if (present.has("startutc") && present.has("date")) {
		const sentence = say`Give either "start_utc" or "date" and "time", not both.`;
		findings.problems.push(at("start_utc", sentence));
	}
	const understood = new Set(periods.flatMap(({ home, away }) => [home, away]).map(columnKey));
	for (const column of sheet.columns) {
		const key = columnKey(column);
		if (key === "" || known.has(key) || understood.has(key) || /^(home|away)/.test(key)) continue;
		findings.warnings.push(at(column.trim(), say`This column is not known and was left out.`));
	}
	return missing.length === 0;
}

function readGame(row: RowReader, periods: PeriodColumns[], zone: string): SheetGame {
	const home = row.name("home_team", say`home team`, longestName);
	const away = row.name("away_team", say`away team`, longestName);
	if (home !== "" && nameKey(home) === nameKey(away)) {
		row.problem("away_team", say`${away} cannot play against itself.`);
	}
	const score = readScore(row);
	const status = readStatus(row, { home, away }, score);
	const game = {
		line: row.line,
		externalId: row.name("game_id", say`game id`, 60),
		home,
		away,
		...readStart(row, zone),
		location: readLocation(row),
		videoUrl: row.value("video_url", say`a link that starts with https://`, (text) =>
			videoEmbed(text) === null ? null : text,
		),
		...status,
		score,
		periods: periods.flatMap((columns) => readPeriod(row, columns)),
	};
	if (game.forfeitedBy === null) weighScore(row, game);
	return game;
}

function readStart(row: RowReader, zone: string): Pick<SheetGame, "date" | "time"> {
	const start = row.value("start_utc", say`an instant such as 2025-05-11T22:00:00Z`, (text) =>
		startInZone(text, zone),
	);
	if (start !== null) return start;
	const date = row.value("date", say`a date such as 2025-05-11`, calendarDate);
	const time = row.value("time", say`a time such as 19:30`, clockTime);
	if (date === null || time === null) return { date, time };
	const existing = existingTime({ date, time }, zone);
	if (existing.time !== time) {
		row.warning(
			"time",
			say`The clock in ${zone} skips ${time} on ${date}; ${existing.time} is meant.`,
		);
	}
	return existing;
}

function readLocation(row: RowReader): string | null {
	const location = row.text("location");
	if (location.length > longestName) {
		row.problem("location", say`The location is longer than ${longestName} characters.`);
	}
	return location === "" ? null : location;
}

const scoreMeaning = say`a whole number from 0 to ${highestScore}`;

function readScore(row: RowReader): Score | null {
	const home = row.value("home_score", scoreMeaning, wholeNumber(highestScore));
	const away = row.value("away_score", scoreMeaning, wholeNumber(highestScore));
	if (home !== null && away !== null) return { home, away };
	for (const [column, other] of [
		["home_score", "away_score"],
		["away_score", "home_score"],
	] as const) {
		if (row.text(column) === "" && row.text(other) !== "") {
			row.problem(column, say`One team has a score and the other has none.`);
		}
	}
	return null;
}

function readPeriod(row: RowReader, columns: PeriodColumns): SheetPeriodScore[] {
	const home = row.value(columns.home, scoreMeaning, wholeNumber(highestScore));
	const away = row.value(columns.away, scoreMeaning, wholeNumber(highestScore));
	return home === null && away === null ? [] : [{ name: columns.name, home, away }];
}

/**
 * Scores that are possible but not likely. Periods need not add up, one is told
 * (rule `periods-only-warn`).
 */
function weighScore(row: RowReader, { score, periods }: SheetGame): void {
	if (score === null) return;
	if (score.home === 0 && score.away === 0) {
		row.warning("home_score", say`0-0 counts as not played.`);
	} else if (score.home === score.away) {
		const tie = `${score.home}-${score.away}`;
		row.warning("home_score", say`${tie} counts as played, but as neither won nor lost.`);
	}
	for (const side of ["home", "away"] as const) {
		const points = periods.map((period) => period[side]);
		if (points.length === 0 || points.includes(null)) continue;
		const sum = points.reduce((total: number, one) => total + (one ?? 0), 0);
		if (sum === score[side]) continue;
		row.warning(`${side}_score`, say`The periods add up to ${sum}, the score is ${score[side]}.`);
	}
}

/** The first game of each id: were all of them kept, all lines of the id would be looked at for each. */
function withoutRepeatedIds(
	sheet: Sheet,
	games: readonly SheetGame[],
	findings: Findings,
): SheetGame[] {
	const lines = new Map<string, number>();
	return games.filter(({ externalId, line }) => {
		const first = lines.get(externalId);
		if (first === undefined) lines.set(externalId, line);
		if (first === undefined || externalId === "") return true;
		const sentence = say`The game id ${externalId} is already that of line ${first}.`;
		findings.problems.push({ file: sheet.file, line, column: "game_id", sentence });
		return false;
	});
}
