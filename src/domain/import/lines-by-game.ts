import { type Said, say } from "../language/say.ts";
import { fullName } from "../player/player.ts";
import { nameKey } from "../text/name-key.ts";
import type { Findings } from "./remarks.ts";
import type { SheetLine } from "./sheet/read-box-scores.ts";
import type { SheetGame } from "./sheet/read-games.ts";

/** The lines that belong to games of the games sheet, by game id in the order of the sheet. */
export type LinesByGame = Map<string, SheetLine[]>;

/** How a player is recognised: the same first and last name is the same player. */
export function playerKey(player: { firstName: string; lastName: string }): string {
	return nameKey(fullName(player));
}

/**
 * Finds the game of every line. Lines of a game or team that the games sheet does not have are left
 * out with one warning each; a line for a team that does not play in its game, a player with two
 * lines in a game and two captains of a team in a game are problems.
 */
export function linesByGame(
	games: readonly SheetGame[],
	lines: readonly SheetLine[],
	files: { games: string; boxScores: string },
	findings: Findings,
): LinesByGame {
	const byId = new Map(games.map((game) => [game.externalId, game]));
	const teams = new Set(games.flatMap((game) => [nameKey(game.home), nameKey(game.away)]));
	const leftOut = { game_id: new Map<string, SheetLine[]>(), team: new Map<string, SheetLine[]>() };
	const byGame: LinesByGame = new Map();
	for (const line of lines) {
		if (line.externalId === "" || line.team === "") continue;
		const game = byId.get(line.externalId);
		if (game === undefined) append(leftOut.game_id, line.externalId, line);
		else if (!teams.has(nameKey(line.team))) append(leftOut.team, line.team, line);
		else if (plays(game, line.team)) append(byGame, line.externalId, line);
		else {
			const sentence = say`${line.team} does not play in game ${line.externalId} (${game.home}, ${game.away}).`;
			findings.problems.push({ file: files.boxScores, line: line.line, column: "team", sentence });
		}
	}
	reportLeftOut(leftOut, files, findings);
	for (const [id, own] of byGame) refuseTwins(id, own, files.boxScores, findings);
	return byGame;
}

function plays(game: SheetGame, team: string): boolean {
	const key = nameKey(team);
	return key === nameKey(game.home) || key === nameKey(game.away);
}

function append(groups: Map<string, SheetLine[]>, key: string, line: SheetLine): void {
	const group = groups.get(key);
	if (group === undefined) groups.set(key, [line]);
	else group.push(line);
}

function reportLeftOut(
	leftOut: Record<"game_id" | "team", Map<string, SheetLine[]>>,
	files: { games: string; boxScores: string },
	findings: Findings,
): void {
	for (const column of ["game_id", "team"] as const) {
		for (const [name, lines] of leftOut[column]) {
			const what = column === "game_id" ? say`Game ${name}` : say`The team "${name}"`;
			const which = lines.length === 1 ? say`this line was` : say`its ${lines.length} lines were`;
			findings.warnings.push({
				file: files.boxScores,
				line: lines[0]?.line ?? null,
				column,
				sentence: say`${what} is not in ${files.games}; ${which} left out.`,
			});
		}
	}
}

/** A player has one line in a game, and a team one captain. */
function refuseTwins(
	gameId: string,
	lines: readonly SheetLine[],
	file: string,
	findings: Findings,
): void {
	const players = new Map<string, SheetLine>();
	const captains = new Map<string, SheetLine>();
	const refuse = (line: SheetLine, column: string, sentence: Said) =>
		findings.problems.push({ file, line: line.line, column, sentence });
	for (const line of lines) {
		const name = fullName(line);
		const first = players.get(playerKey(line));
		if (first === undefined) players.set(playerKey(line), line);
		else if (nameKey(first.team) === nameKey(line.team)) {
			refuse(line, "last_name", say`${name} already has line ${first.line} in game ${gameId}.`);
		} else {
			const sentence = say`${name} stands on both teams of game ${gameId} (line ${first.line} too). If these are two people, tell their names apart.`;
			refuse(line, "last_name", sentence);
		}
		if (!line.isCaptain) continue;
		const captain = captains.get(nameKey(line.team));
		if (captain === undefined) captains.set(nameKey(line.team), line);
		else {
			const sentence = say`${line.team} already has a captain in game ${gameId}: ${fullName(captain)}.`;
			refuse(line, "captain", sentence);
		}
	}
}
