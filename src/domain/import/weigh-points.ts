import { say } from "../language/say.ts";
import { fullName } from "../player/player.ts";
import { nameKey } from "../text/name-key.ts";
import type { LinesByGame } from "./lines-by-game.ts";
import type { Findings } from "./remarks.ts";
import { type SheetLine, statOf } from "./sheet/read-box-scores.ts";
import type { SheetGame } from "./sheet/read-games.ts";

/**
 * Warns where points contradict each other: a player's points and his shots, a team's players and
 * its score. Only where everything that takes part was written down.
 */
export function weighPoints(
	games: readonly SheetGame[],
	lines: LinesByGame,
	files: { games: string; boxScores: string },
	findings: Findings,
): void {
	for (const own of lines.values()) {
		for (const line of own) weighLine(line, files.boxScores, findings);
	}
	for (const game of games) weighGame(game, lines.get(game.externalId) ?? [], files, findings);
}

function weighLine(line: SheetLine, file: string, findings: Findings): void {
	const points = statOf(line.values, "PTS");
	const shots = pointsOfShots(line);
	if (points === undefined || shots === null || points === shots) return;
	const sentence = say`${fullName(line)} has ${points} points, but the shots made are worth ${shots}.`;
	findings.warnings.push({ file, line: line.line, column: "PTS", sentence });
}

function pointsOfShots({ values }: SheetLine): number | null {
	const twos = statOf(values, "2PM");
	const threes = statOf(values, "3PM");
	const freeThrows = statOf(values, "FTM");
	if (twos === undefined || threes === undefined || freeThrows === undefined) return null;
	return 2 * twos + 3 * threes + freeThrows;
}

function weighGame(
	game: SheetGame,
	lines: readonly SheetLine[],
	files: { games: string; boxScores: string },
	findings: Findings,
): void {
	if (game.score === null) return;
	for (const side of ["home", "away"] as const) {
		const own = lines.filter((line) => nameKey(line.team) === nameKey(game[side]));
		const points = own
			.filter((line) => line.values.size > 0)
			.map((line) => statOf(line.values, "PTS") ?? pointsOfShots(line));
		if (points.length === 0 || points.includes(null)) continue;
		const sum = points.reduce((total: number, one) => total + (one ?? 0), 0);
		if (sum === game.score[side]) continue;
		findings.warnings.push({
			file: files.games,
			line: game.line,
			column: `${side}_score`,
			sentence: say`${game[side]} has ${game.score[side]} points, but its players in ${files.boxScores} have ${sum}.`,
		});
	}
}
