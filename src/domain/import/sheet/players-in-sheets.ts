import { say } from "../../language/say.ts";
import { fullName } from "../../player/player.ts";
import { type LinesByGame, playerKey } from "../lines-by-game.ts";
import type { Findings } from "../remarks.ts";
import type { SheetLine } from "./read-box-scores.ts";
import type { SheetGame } from "./read-games.ts";

/** A player as all lines of his together tell: one profile, whatever teams he plays for. */
export type SheetPlayer = {
	key: string;
	firstName: string;
	lastName: string;
	/** Names of the teams he has a line for. */
	teams: Set<string>;
	/** Of his latest game in which it was written down; null when it never was. */
	number: string | null;
	position: string | null;
	/** Where he, or of a minor a guardian, is written to; rosters alone tell it. */
	email?: string | null;
};

/**
 * The players of a season in the order of their first game. Spellings of one name that differ in
 * accents or case are one player, with a warning; the first one is kept.
 */
export function playersIn(
	games: readonly SheetGame[],
	lines: LinesByGame,
	file: string,
	findings: Findings,
): SheetPlayer[] {
	const players = new Map<string, SheetPlayer>();
	const spellings = new Set<string>();
	for (const line of inOrderOfPlay(games, lines)) {
		const key = playerKey(line);
		const { firstName, lastName, team } = line;
		const player = players.get(key);
		if (player === undefined) {
			const { number, position } = line;
			players.set(key, { key, firstName, lastName, teams: new Set([team]), number, position });
			continue;
		}
		player.teams.add(team);
		player.number = line.number ?? player.number;
		player.position = line.position ?? player.position;
		const spelling = fullName(line);
		if (spelling === fullName(player) || spellings.has(spelling)) continue;
		spellings.add(spelling);
		const sentence = say`"${spelling}" is taken for "${fullName(player)}".`;
		findings.warnings.push({ file, line: line.line, column: "last_name", sentence });
	}
	return [...players.values()];
}

/**
 * The captain of each team by the latest game in which it has one: the player's key by team name.
 * Teams without a marked captain are absent.
 */
export function captainsIn(games: readonly SheetGame[], lines: LinesByGame): Map<string, string> {
	const captains = new Map<string, string>();
	for (const line of inOrderOfPlay(games, lines)) {
		if (line.isCaptain) captains.set(line.team, playerKey(line));
	}
	return captains;
}

/** Games without a date come first, so that they never decide what is latest. */
function inOrderOfPlay(games: readonly SheetGame[], lines: LinesByGame): SheetLine[] {
	return games
		.toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.line - b.line)
		.flatMap((game) => lines.get(game.externalId) ?? []);
}

function startOf(game: SheetGame): string {
	return `${game.date ?? ""} ${game.time ?? ""}`;
}
