import { scoreWords } from "#domain/sport/score-words.ts";
import type { ScoreWords } from "#domain/sport/sport.ts";
import type { Ranked, RankedStat } from "#domain/stats/ranking/ranked-stats.ts";
import { byName, type Direction, type Placed, ranking } from "#domain/stats/ranking/ranking.ts";
import { scoresOf, teamStats } from "#domain/stats/ranking/team-stats.ts";
import { addTotals, emptyTotals } from "#domain/stats/totals.ts";
import type { Team } from "#domain/team/team.ts";
import type { Scope } from "../scope.ts";
import {
	readSeasonStats,
	type SeasonStats,
	type StatsAsked,
	type StatsChoices,
} from "./season-stats.ts";

export type TeamStatTableAsked = StatsAsked & {
	sort?: string | undefined;
	direction?: Direction | undefined;
};

export type RankedTeam = Ranked & { team: Team };

export type TeamStatTable = StatsChoices & {
	counts: ScoreWords["counts"];
	columns: RankedStat[];
	sort: { key: string; direction: Direction };
	rows: Placed<RankedTeam>[];
};

/** All teams of a season with what they and their players come to, in the order of one number. */
export async function viewTeamStatTable(
	scope: Scope,
	asked: TeamStatTableAsked,
): Promise<TeamStatTable> {
	const season = await readSeasonStats(scope, asked);
	const { counting } = season;
	const sport = scope.organization.sports.find(({ id }) => id === season.sportId);
	const words = scoreWords(sport);
	const columns = teamStats(season.stats, words, counting);
	const teams = toTeams(season);
	const stat = columns.find(({ key }) => key === asked.sort);
	if (asked.sort === "name") {
		const direction = asked.direction ?? "ascending";
		const rows = teams.sort(byName).map((team) => ({ ...team, place: null }));
		const sort = { key: "name", direction };
		const inOrder = direction === "ascending" ? rows : rows.reverse();
		return { ...season, counts: words.counts, columns, sort, rows: inOrder };
	}
	const chosen = stat ?? columns.find(({ key }) => key === "diff");
	const direction = asked.direction ?? (chosen?.key === "against" ? "ascending" : "descending");
	return {
		...season,
		counts: words.counts,
		columns,
		sort: { key: chosen?.key ?? "name", direction },
		rows: chosen === undefined ? [] : ranking(teams, chosen, { counting, direction, bar: null }),
	};
}

/** A team that has entered two leagues is one row. */
function toTeams({ entries, rows, games, sheetsOf }: SeasonStats): RankedTeam[] {
	const scores = scoresOf(games);
	const rowsOf = Map.groupBy(rows, ({ entryId }) => entryId);
	return [...Map.groupBy(entries, ({ team }) => team.id).values()].flatMap((own) => {
		const [first] = own;
		if (first === undefined) return [];
		const sheets = sum(own.map(({ id }) => sheetsOf(id)));
		const totals = own
			.flatMap(({ id }) => rowsOf.get(id) ?? [])
			.reduce((before, row) => addTotals(before, row.totals), emptyTotals());
		const score = own.flatMap(({ id }) => scores.get(id) ?? []);
		return {
			id: first.team.id,
			name: first.team.name,
			team: first.team,
			games: sheets,
			teamGames: sheets,
			totals,
			score: {
				games: sum(score.map(({ games }) => games)),
				made: sum(score.map(({ made }) => made)),
				allowed: sum(score.map(({ allowed }) => allowed)),
			},
		};
	});
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((before, number) => before + number, 0);
}
