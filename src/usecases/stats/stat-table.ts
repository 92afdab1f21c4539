import { keyStats } from "#domain/stats/key-stats.ts";
import { shownNumbers } from "#domain/stats/line/shown-numbers.ts";
import { gamesStat, type Ranked, type RankedStat } from "#domain/stats/ranking/ranked-stats.ts";
import {
	type Bar,
	barOf,
	byName,
	type Counting,
	type Direction,
	type Placed,
	ranking,
} from "#domain/stats/ranking/ranking.ts";
import type { Team } from "#domain/team/team.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import type { Scope } from "../scope.ts";
import { amongTeams, teamsToChoose } from "../season/season-choices.ts";
import {
	type RankedPlayer,
	readSeasonStats,
	type SeasonStats,
	type StatsAsked,
	type StatsChoices,
} from "./season-stats.ts";

export type StatTableAsked = StatsAsked & {
	teamId?: number | undefined;
	position?: string | undefined;
	/** Who has played fewer games is left out. */
	leastGames?: number | undefined;
	/** The key of a statistic, or "name". What nobody counts is the usual order. */
	sort?: string | undefined;
	direction?: Direction | undefined;
	/** From 1 on; beyond the last one is the last one. */
	page?: number | undefined;
};

export type StatTable = StatsChoices & {
	teams: Team[];
	teamId: number | undefined;
	positions: string[];
	position: string | undefined;
	mostGames: number;
	columns: RankedStat[];
	/** By which statistic, or by name. */
	sort: { key: string; stat: RankedStat | null; direction: Direction; bar: Bar | null };
	rows: Placed<RankedPlayer>[];
	total: number;
	page: number;
	pages: number;
};

const rowsOnPage = 50;

/** Everybody of a season with every number, in the order of one of them. */
export async function viewStatTable(scope: Scope, asked: StatTableAsked): Promise<StatTable> {
	const season = await readSeasonStats(scope, asked);
	const { players, stats, entries, counting } = season;
	const [teams, positionOf] = await Promise.all([
		teamsToChoose(scope, entries, asked.teamId),
		scope.store.players.positionsOf(players.map(({ id }) => id)),
	]);
	const teamId = amongTeams(teams, asked.teamId);
	const positions = [...new Set(positionOf.values())].sort(naturalOrder);
	const position = positions.find((one) => one === asked.position);
	const { leastGames = 0 } = asked;
	const found = players.filter(
		({ id, teams, games }) =>
			games >= leastGames &&
			(teamId === undefined || teams.some((team) => team.id === teamId)) &&
			(position === undefined || positionOf.get(id) === position),
	);
	const columns = [gamesStat, ...stats];
	const order = orderOf(columns, season, asked);
	const pages = Math.max(1, Math.ceil(found.length / rowsOnPage));
	const page = Math.min(asked.page ?? 1, pages);
	return {
		...season,
		teams,
		teamId,
		positions,
		position,
		mostGames: Math.max(0, ...players.map(({ games }) => games)),
		columns,
		sort: order,
		rows: inOrder(found, order, counting).slice((page - 1) * rowsOnPage, page * rowsOnPage),
		total: found.length,
		page,
		pages,
	};
}

/** As asked; else by what stands first in the sport, the highest on top. */
function orderOf(
	columns: readonly RankedStat[],
	{ definitions, players, counting }: SeasonStats,
	{ sort, direction }: StatTableAsked,
): StatTable["sort"] {
	if (sort === "name")
		return { key: sort, stat: null, direction: direction ?? "ascending", bar: null };
	const [first] = keyStats(definitions, shownNumbers(definitions));
	const stat =
		columns.find(({ key }) => key === sort) ??
		columns.find(({ abbreviation }) => abbreviation === first?.short) ??
		gamesStat;
	const bar = barOf(stat, players, counting);
	return { key: stat.key, stat, direction: direction ?? "descending", bar };
}

function inOrder<Person extends Ranked>(
	people: readonly Person[],
	{ stat, direction, bar }: StatTable["sort"],
	counting: Counting,
): Placed<Person>[] {
	if (stat !== null) return ranking(people, stat, { counting, direction, bar });
	const byNames = people.toSorted(byName).map((person) => ({ ...person, place: null }));
	return direction === "ascending" ? byNames : byNames.reverse();
}
