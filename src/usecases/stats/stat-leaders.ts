import { keyStats } from "#domain/stats/key-stats.ts";
import { shownNumbers } from "#domain/stats/line/shown-numbers.ts";
import type { RankedStat } from "#domain/stats/ranking/ranked-stats.ts";
import { type Bar, barOf, leadersIn, type Placed } from "#domain/stats/ranking/ranking.ts";
import type { Scope } from "../scope.ts";
import {
	type RankedPlayer,
	readSeasonStats,
	type StatsAsked,
	type StatsChoices,
} from "./season-stats.ts";

/** Who leads in one statistic, and what was asked of them. */
export type RankedBoard = { stat: RankedStat; bar: Bar | null; leaders: Placed<RankedPlayer>[] };

export type StatLeaders = StatsChoices & { boards: RankedBoard[] };

/** In each list. */
const mostLeaders = 5;

/** The leaders of a season in everything its sport counts; what stands first in it stands first here. */
export async function viewStatLeaders(scope: Scope, asked: StatsAsked): Promise<StatLeaders> {
	const { stats, players, definitions, ...choices } = await readSeasonStats(scope, asked);
	const first = keyStats(definitions, shownNumbers(definitions)).map(({ short }) => short);
	const rank = ({ abbreviation }: RankedStat) =>
		first.includes(abbreviation) ? first.indexOf(abbreviation) : first.length;
	const { counting } = choices;
	const boards = stats
		.toSorted((a, b) => rank(a) - rank(b))
		.map((stat): RankedBoard => {
			const bar = barOf(stat, players, counting);
			const leaders = leadersIn(players, stat, { counting, bar, count: mostLeaders });
			return { stat, bar, leaders };
		})
		.filter(({ leaders }) => leaders.length > 0);
	return { ...choices, definitions, boards };
}
