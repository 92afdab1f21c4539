import { isFinalPeriod } from "../game/periods.ts";
import type { StatDefinition } from "../stats/stat-definition.ts";
import { columnKey, type SheetKind } from "./sheet/sheet.ts";

/** What a column can hold. Its key is the column's name in a file that needs no matching. */
export type Meaning = {
	key: string;
	/** As people call it. */
	label: string;
	group: "game" | "player" | "period" | "statistic";
	isRequired: boolean;
};

type Known = readonly (readonly [key: string, label: string])[];

const game = {
	required: [
		["game_id", "Game id"],
		["home_team", "Home team"],
		["away_team", "Away team"],
		["home_score", "Home score"],
		["away_score", "Away score"],
	],
	optional: [
		["start_utc", "Start as an instant"],
		["date", "Date"],
		["time", "Time"],
		["location", "Place"],
		["status", "Status"],
		["forfeited_by", "Forfeited by"],
		["video_url", "Video"],
	],
} as const satisfies Record<string, Known>;

const player = {
	required: [
		["game_id", "Game id"],
		["team", "Team"],
		["first_name", "First name"],
		["last_name", "Last name"],
	],
	optional: [
		["number", "Shirt number"],
		["position", "Position"],
		["starter", "Starter"],
		["captain", "Captain"],
		["minutes", "Minutes"],
	],
} as const satisfies Record<string, Known>;

const roster = {
	required: [
		["team", "Team"],
		["first_name", "First name"],
	],
	optional: [
		["last_name", "Last name"],
		["name", "First and last name"],
		["number", "Shirt number"],
		["position", "Position"],
		["captain", "Captain"],
		["email", "E-mail address"],
		["league", "League"],
	],
} as const satisfies Record<string, Known>;

/** The names of the columns a file of games must have, and may have beside its periods. */
export const gameColumns = { required: keysOf(game.required), optional: keysOf(game.optional) };
/** The same for box scores; every other column of theirs is a statistic. */
export const lineColumns = { required: keysOf(player.required), optional: keysOf(player.optional) };

/** The same for rosters; whole names may stand in one column. */
export const rosterColumns = {
	required: keysOf(roster.required),
	optional: keysOf(roster.optional),
};

/** Everything a column of this file can be matched with: the import's own, and the league's. */
export function meaningsOf(
	kind: SheetKind,
	known: { periods: readonly { name: string }[]; definitions: readonly StatDefinition[] },
): Meaning[] {
	if (kind === "rosters") return own(roster, "player");
	return kind === "games"
		? [...own(game, "game"), ...known.periods.flatMap(periodMeanings)]
		: [...own(player, "player"), ...known.definitions.map(statMeaning)];
}

/** What no column is matched with and has to be; a game's start is an instant or a date. */
export function missingIn(kind: SheetKind, chosen: readonly (string | null)[]): string[] {
	const keys = new Set(chosen.flatMap((key) => (key === null ? [] : [columnKey(key)])));
	const { required } = columnsOf[kind];
	const missing = required.filter(
		(key) =>
			!keys.has(columnKey(key)) &&
			!(kind === "rosters" && key === "first_name" && keys.has("name")),
	);
	const hasStart = kind !== "games" || keys.has("startutc") || keys.has("date");
	return hasStart ? missing : [...missing, "date"];
}

const columnsOf = { games: gameColumns, boxScores: lineColumns, rosters: rosterColumns };

/** The columns in which the points of a period stand. */
export function periodColumnsOf({ name }: { name: string }): { home: string; away: string } {
	return { home: `home_${name}`, away: `away_${name}` };
}

function periodMeanings(period: { name: string }): Meaning[] {
	const { home, away } = periodColumnsOf(period);
	const taken = [...gameColumns.required, ...gameColumns.optional].map(columnKey);
	if (isFinalPeriod(period) || taken.includes(columnKey(home))) return [];
	return [
		{ key: home, label: `${period.name}, home`, group: "period", isRequired: false },
		{ key: away, label: `${period.name}, away`, group: "period", isRequired: false },
	];
}

function statMeaning({ name, abbreviation }: StatDefinition): Meaning {
	const label = name === abbreviation ? name : `${name} (${abbreviation})`;
	return { key: abbreviation, label, group: "statistic", isRequired: false };
}

function own(known: { required: Known; optional: Known }, group: Meaning["group"]): Meaning[] {
	const meanings = (columns: Known, isRequired: boolean) =>
		columns.map(([key, label]) => ({ key, label, group, isRequired }));
	return [...meanings(known.required, true), ...meanings(known.optional, false)];
}

function keysOf(known: Known): string[] {
	return known.map(([key]) => key);
}
