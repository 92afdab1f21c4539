import { byDateAndTime, type Game } from "../../game/game.ts";
import { bySport, type StatDefinition, type StatLine } from "../stat-definition.ts";
import { didPlay, type PlayerTotals, totalsOf } from "../totals.ts";
import { type Ranked, type RankedStat, rankedStats } from "./ranked-stats.ts";

/**
 * What somebody's sheet of a season holds of one statistic: the sum, the game with the most, and the most
 * games in a row with enough of it.
 */
export type StatBest = {
	sportId: number;
	statId: number;
	sum: number;
	most: number;
	gameId: number;
	streak: PlayerStreak;
};

/** How many games, and the days of the first and the last; none has no days. */
export type PlayerStreak = { length: number; since: string | null; until: string | null };

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

/** What games have so many of that one is nothing to tell: there a streak is of ten and more. */
const inTens = new Set(["pts", "reb", "ast", "k", "dig"]);

/** How many a game must have to make a streak longer (rule `streak-of-a-player`). */
export function leastOfStreak({ id, key, formula }: RankedStat): number {
	// What a sport computes itself, such as two points for a goal, is another number of that name.
	const isOwn = formula !== null && id > 0;
	return inTens.has(key) && !isOwn ? 10 : 1;
}

/** What streaks are told of: what stands first in the sport; of basketball, which says nothing, what it lives on. */
export function streakStats(
	stats: readonly RankedStat[],
	definitions: readonly StatDefinition[],
): RankedStat[] {
	const first = new Set(definitions.flatMap(({ id, isHeadline }) => (isHeadline ? id : [])));
	return stats.filter(({ id, key }) =>
		first.size > 0 ? first.has(id) : ["pts", "reb", "ast", "3pm", "stl", "blk"].includes(key),
	);
}

/** Looks up once what there are records of, hidden or not, and returns what reads them of lines in these games. */
export function bestsReader(
	definitions: readonly Counted[],
	games: readonly Game[],
): (lines: readonly StatLine[], totals: PlayerTotals) => StatBest[] {
	const sports = bySport(definitions).map((own) => ({
		sportId: own[0]?.sportId ?? 0,
		stats: recordStats(rankedStats(own.map((stat) => ({ ...stat, isHidden: false })))),
	}));
	const inOrder = games.toSorted(byDateAndTime);
	const placeOf = new Map(inOrder.map(({ id, date }, place) => [id, { place, date }]));
	return (lines, totals) => {
		const played = lines
			.map((line) => ({ line, of: sumsOf(totalsOf([line], definitions)) }))
			.toSorted((a, b) => placeIn(placeOf, a.line) - placeIn(placeOf, b.line));
		const all = sumsOf(totals);
		return sports.flatMap(({ sportId, stats }) =>
			stats.flatMap((stat) => {
				const sum = stat.value(all) ?? 0;
				if (sum <= 0) return [];
				let best = { most: 0, gameId: 0 };
				for (const { line, of } of played) {
					const value = stat.value(of) ?? 0;
					// Of two with as much the first one, in whatever order they come.
					const isEarlier = value === best.most && line.gameId < best.gameId;
					if (value > best.most || isEarlier) best = { most: value, gameId: line.gameId };
				}
				if (best.most === 0) return [];
				const least = leastOfStreak(stat);
				const streak = longestStreak(
					played.flatMap(({ line, of }) =>
						didPlay(line)
							? {
									isEnough: (stat.value(of) ?? 0) >= least,
									date: placeOf.get(line.gameId)?.date ?? null,
								}
							: [],
					),
				);
				return { sportId, statId: stat.id, sum, most: best.most, gameId: best.gameId, streak };
			}),
		);
	};
}

function sumsOf(totals: PlayerTotals): Ranked {
	return { id: 0, name: "", games: totals.games, teamGames: 0, totals };
}

type Places = ReadonlyMap<number, { place: number }>;

function placeIn(places: Places, { gameId }: StatLine): number {
	return places.get(gameId)?.place ?? 0;
}

/** The first one of that length; two games are the least. */
function longestStreak(games: readonly { isEnough: boolean; date: string | null }[]): PlayerStreak {
	let longest: PlayerStreak = { length: 0, since: null, until: null };
	let current = longest;
	for (const { isEnough, date } of games) {
		const { length } = current;
		current = isEnough
			? { length: length + 1, since: length === 0 ? date : current.since, until: date }
			: { length: 0, since: null, until: null };
		if (current.length > Math.max(longest.length, 1)) longest = current;
	}
	return longest;
}
