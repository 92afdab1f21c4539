import { addressFrom } from "../../follower/follower.ts";
import { say } from "../../language/say.ts";
import { fullName } from "../../player/player.ts";
import { splitName } from "../../team/roster/person-name.ts";
import { nameKey } from "../../text/name-key.ts";
import { playerKey } from "../lines-by-game.ts";
import { rosterColumns } from "../meanings.ts";
import type { Findings } from "../remarks.ts";
import type { SheetPlayer } from "./players-in-sheets.ts";
import { checkRows, indexColumns, type RowReader, rowReader } from "./read-row.ts";
import { columnKey, longestName, type Sheet } from "./sheet.ts";
import { yesOrNo } from "./values.ts";

/** The rosters of one league of the season. */
export type SheetRosters = {
	/** Null: the league that the import goes to. */
	league: string | null;
	/** Names of teams in the order of the file. */
	teams: string[];
	players: SheetPlayer[];
	/** Player key by team name. */
	captains: Map<string, string>;
};

/** One player of one roster, and where he stands in the file. */
export type RosterRow = SheetPlayer & {
	line: number;
	league: string | null;
	team: string;
	isCaptain: boolean;
};

/** Reads the sheet of rosters, one player and team a line. What is wrong goes to `findings`. */
export function readRosters(sheet: Sheet, findings: Findings): RosterRow[] {
	const columns = indexColumns(sheet, findings);
	checkRows(sheet, findings);
	const has = (column: string) => columns.has(columnKey(column));
	const missing = rosterColumns.required.filter(
		(column) => !has(column) && !(column === "first_name" && has("name")),
	);
	for (const column of missing) {
		const sentence = say`The column "${column}" is missing.`;
		findings.problems.push({ file: sheet.file, line: sheet.headerLine, column, sentence });
	}
	if (missing.length > 0) return [];
	const isWhole = !has("first_name");
	return sheet.rows.map((row) => readLine(rowReader(sheet, columns, row, findings), isWhole));
}

function readLine(row: RowReader, isWhole: boolean): RosterRow {
	const first = isWhole ? "name" : "first_name";
	const written = row.name(first, isWhole ? say`name` : say`first name`, longestName);
	const { firstName, lastName } = isWhole
		? splitName(written)
		: { firstName: written, lastName: row.text("last_name") };
	const league = row.text("league");
	for (const [column, what, text] of [
		["last_name", say`last name`, lastName] as const,
		["league", say`league`, league] as const,
	]) {
		if (text.length > longestName) {
			row.problem(column, say`The ${what} is longer than ${longestName} characters.`);
		}
	}
	if (written !== "" && nameKey(fullName({ firstName, lastName })) === "") {
		row.problem(first, say`"${written}" has no letters.`);
	}
	const team = row.name("team", say`team`, longestName);
	return {
		line: row.line,
		key: playerKey({ firstName, lastName }),
		league: league || null,
		team,
		teams: new Set([team]),
		firstName,
		lastName,
		number: row.value("number", say`a shirt number of one to three digits`, (text) =>
			/^\d{1,3}$/.test(text) ? text : null,
		),
		position: row.value("position", say`a position of at most 30 characters`, (text) =>
			text.length <= 30 ? text : null,
		),
		email: row.value("email", say`an e-mail address`, addressFrom),
		isCaptain: row.value("captain", say`yes or no`, yesOrNo) ?? false,
	};
}

/**
 * The rosters league by league. A name is one player, whatever teams and leagues he plays in, so number
 * and position are those of his last line, with a warning where they differ.
 */
export function rostersOf(
	rows: readonly RosterRow[],
	file: string,
	findings: Findings,
): SheetRosters[] {
	const known = new Map<string, RosterRow>();
	const spots = new Map<string, number>();
	for (const row of rows) {
		const spot = JSON.stringify([nameKey(row.league ?? ""), row.team, row.key]);
		const twin = spots.get(spot);
		if (twin !== undefined) {
			const sentence = say`${fullName(row)} is already on the roster of ${row.team}, in line ${twin}.`;
			findings.problems.push({ file, line: row.line, column: null, sentence });
		}
		spots.set(spot, row.line);
		const before = known.get(row.key);
		if (before?.number && row.number && before.number !== row.number) {
			const sentence = say`${fullName(row)} has No. ${before.number} in line ${before.line}. A player has one number: ${row.number} is kept.`;
			findings.warnings.push({ file, line: row.line, column: "number", sentence });
		}
		known.set(row.key, {
			...row,
			number: row.number ?? before?.number ?? null,
			position: row.position ?? before?.position ?? null,
			email: row.email ?? before?.email ?? null,
		});
	}
	return [...Map.groupBy(rows, ({ league }) => nameKey(league ?? "")).values()].map((own) => ({
		league: own[0]?.league ?? null,
		teams: [...new Set(own.map(({ team }) => team))],
		players: [...Map.groupBy(own, ({ key }) => key)].map(([key, lines]) => {
			const [first] = lines as [RosterRow];
			const { number = null, position = null, email = null } = known.get(key) ?? {};
			const { firstName, lastName } = first;
			return {
				key,
				firstName,
				lastName,
				number,
				position,
				email,
				teams: new Set(lines.map(({ team }) => team)),
			};
		}),
		captains: new Map(own.filter(({ isCaptain }) => isCaptain).map(({ team, key }) => [team, key])),
	}));
}
