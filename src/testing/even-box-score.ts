import type { Game } from "#domain/game/game.ts";
import type { Player } from "#domain/player/player.ts";
import type { StatLine } from "#domain/stats/stat-definition.ts";
import type { StoredPeriodScore } from "#store/bookkeeping/periods.ts";

type Ids = { statId: (abbreviation: string) => number; periodId: (name: string) => number };

/**
 * The plainest box score that adds up: points are handed out one by one in the order of the roster,
 * about half of them made from far and the others from the line, and the four quarters are as equal
 * as they can be. Nothing for a game without a score.
 */
export function anEvenBoxScore(
	game: Pick<Game, "id" | "homeEntryId" | "awayEntryId" | "score">,
	rosters: ReadonlyMap<number, readonly Player[]>,
	{ statId, periodId }: Ids,
): { lines: StatLine[]; periodScores: StoredPeriodScore[] } {
	const { id: gameId, score } = game;
	if (score === null) return { lines: [], periodScores: [] };
	const linesOf = (entryId: number, points: number) => {
		const roster = rosters.get(entryId) ?? [];
		const shares = evenShares(points, roster.length);
		return roster.map(({ id: playerId }, index) => ({
			gameId,
			playerId,
			entryId,
			isStarter: index < 5,
			seconds: null,
			values: valuesOf(shares[index] ?? 0, statId),
		}));
	};
	const home = evenShares(score.home, 4);
	const away = evenShares(score.away, 4);
	return {
		lines: [...linesOf(game.homeEntryId, score.home), ...linesOf(game.awayEntryId, score.away)],
		periodScores: ["Q1", "Q2", "Q3", "Q4"].map((name, index) => ({
			gameId,
			periodId: periodId(name),
			home: home[index] ?? 0,
			away: away[index] ?? 0,
		})),
	};
}

function valuesOf(points: number, statId: Ids["statId"]): Map<number, number> {
	const threes = Math.floor(points / 6);
	const freeThrows = points - 3 * threes;
	const values = { PTS: points, "3PM": threes, "3PA": threes, FTM: freeThrows, FTA: freeThrows };
	return new Map(
		Object.entries(values).map(([abbreviation, value]) => [statId(abbreviation), value]),
	);
}

/** `total` as whole numbers that differ by one at most, the larger ones first. */
function evenShares(total: number, count: number): number[] {
	return Array.from({ length: count }, (_, index) =>
		Math.floor((total + count - 1 - index) / count),
	);
}
