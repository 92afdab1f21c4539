import { say } from "../language/say.ts";
import { fullName } from "../player/player.ts";
import { nameKey } from "../text/name-key.ts";
import type { LinesByGame } from "./lines-by-game.ts";
import type { Findings } from "./remarks.ts";
import { columnOf, type SheetLine } from "./sheet/read-box-scores.ts";
import type { SheetGame } from "./sheet/read-games.ts";
import type { StatColumn } from "./sheet/stat-columns.ts";

/**
 * Warns where points contradict each other: a player's points and his shots, a team's players and
 * its score. Only where everything that takes part was written down.
 */
export function weighPoints(
	games: readonly SheetGame[],
	{ lines, stats }: { lines: LinesByGame; stats: readonly StatColumn[] },
	files: { games: string; boxScores: string },
	findings: Findings,
): void {
	const points = pointsBy(stats);
	for (const own of lines.values()) {
		for (const line of own) weighLine(line, points, files.boxScores, findings);
	}
	for (const game of games) {
		weighGame(game, lines.get(game.externalId) ?? [], points, { files, findings });
	}
}

/** A player's points in two ways; null where not all of it was written down. */
type Points = Record<"written" | "ofShots", (line: SheetLine) => number | null>;

function pointsBy(stats: readonly StatColumn[]): Points {
	const reader = (abbreviation: string) => {
		const column = columnOf(stats, abbreviation);
		return ({ values }: SheetLine) => values[column] ?? null;
	};
	const [twos, threes, freeThrows] = [reader("2PM"), reader("3PM"), reader("FTM")];
	return {
		written: reader("PTS"),
		ofShots: (line) => {
			const [two, three, free] = [twos(line), threes(line), freeThrows(line)];
			return two === null || three === null || free === null ? null : 2 * two + 3 * three + free;
		},
	};
}

function weighLine(
	line: SheetLine,
	{ written, ofShots }: Points,
	file: string,
	findings: Findings,
): void {
	const points = written(line);
	const shots = ofShots(line);
	if (points === null || shots === null || points === shots) return;
	const sentence = say`${fullName(line)} has ${points} points, but the shots made are worth ${shots}.`;
	findings.warnings.push({ file, line: line.line, column: "PTS", sentence });
}

function weighGame(
	game: SheetGame,
	lines: readonly SheetLine[],
	{ written, ofShots }: Points,
	{ files, findings }: { files: { games: string; boxScores: string }; findings: Findings },
): void {
	if (game.score === null) return;
	for (const side of ["home", "away"] as const) {
		const own = lines.filter((line) => nameKey(line.team) === nameKey(game[side]));
		const points = own
			.filter(({ values }) => values.some((value) => value !== null))
			.map((line) => written(line) ?? ofShots(line));
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
