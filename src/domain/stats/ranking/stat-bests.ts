import { bySport, type StatDefinition, type StatLine } from "../stat-definition.ts";
import { type PlayerTotals, totalsOf } from "../totals.ts";
import { type Ranked, type RankedStat, rankedStats } from "./ranked-stats.ts";

/** What somebody's sheet of a season holds of one statistic: the sum, and the game with the most. */
export type StatBest = {
	sportId: number;
	statId: number;
	sum: number;
	most: number;
	gameId: number;
};

/**
 * What there are records of: counts that are known for being high. Attempts are only half of a number,
 * and plus-minus says more of the team.
 */
export function recordStats(stats: readonly RankedStat[]): RankedStat[] {
	const divisors = new Set(stats.map(({ divisor }) => divisor?.text.toLowerCase()));
	const keys = new Set(stats.map(({ key }) => key));
	const isAttempt = (key: string) => key.endsWith("a") && keys.has(`${key.slice(0, -1)}m`);
	return stats.filter(
		({ key, isSum, isSigned, format }) =>
			isSum && !isSigned && format !== "minutes" && !divisors.has(key) && !isAttempt(key),
	);
}

type Counted = StatDefinition & { sportId: number };

/** Looks up once what there are records of, hidden or not, and returns what reads them of lines. */
export function bestsReader(
	definitions: readonly Counted[],
): (lines: readonly StatLine[], totals: PlayerTotals) => StatBest[] {
	const sports = bySport(definitions).map((own) => ({
		sportId: own[0]?.sportId ?? 0,
		stats: recordStats(rankedStats(own.map((stat) => ({ ...stat, isHidden: false })))),
	}));
	return (lines, totals) => {
		const games = lines.map((line) => ({ line, of: sumsOf(totalsOf([line], definitions)) }));
		const all = sumsOf(totals);
		return sports.flatMap(({ sportId, stats }) =>
			stats.flatMap((stat) => {
				const sum = stat.value(all) ?? 0;
				if (sum <= 0) return [];
				let best = { most: 0, gameId: 0 };
				for (const { line, of } of games) {
					const value = stat.value(of) ?? 0;
					// Of two with as much the first one, in whatever order they come.
					const isEarlier = value === best.most && line.gameId < best.gameId;
					if (value > best.most || isEarlier) best = { most: value, gameId: line.gameId };
				}
				if (best.most === 0) return [];
				return { sportId, statId: stat.id, sum, most: best.most, gameId: best.gameId };
			}),
		);
	};
}

function sumsOf(totals: PlayerTotals): Ranked {
	return { id: 0, name: "", games: totals.games, teamGames: 0, totals };
}
