import { scoreWords } from "#domain/sport/score-words.ts";
import type { ScoreWords } from "#domain/sport/sport.ts";
import type { Ranked, RankedStat } from "#domain/stats/ranking/ranked-stats.ts";
import { byName, type Direction, type Placed, ranking } from "#domain/stats/ranking/ranking.ts";
import { scoresOf, teamStats } from "#domain/stats/ranking/team-stats.ts";
import { addTotals, emptyTotals } from "#domain/stats/totals.ts";
import type { Team } from "#domain/team/team.ts";
import type { GameSum } from "#store/stats/game-sums.ts";
import type { Scope } from "../scope.ts";
import { bothSides } from "./opponents.ts";
import {
	readSeasonStats,
	type SeasonStats,
	type StatsAsked,
	type StatsChoices,
} from "./season-stats.ts";

export type TeamStatTableAsked = StatsAsked & {
	sort?: string | undefined;
	direction?: Direction | undefined;
	/** What the teams did, or what all others did against them. */
	side?: TeamSide | undefined;
};

export const teamSides = ["own", "opponents"] as const;
export type TeamSide = (typeof teamSides)[number];

export type RankedTeam = Ranked & { team: Team };

export type TeamStatTable = StatsChoices & {
	counts: ScoreWords["counts"];
	side: TeamSide;
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
	const { side = "own" } = asked;
	const all = teamStats(season.stats, words, counting);
	// The scores of both sides stand with the teams.
	const columns = side === "own" ? all : all.filter(({ key }) => !ofScores.includes(key));
	const teams = toTeams(season, side === "own" ? null : await listSums(scope, season));
	const stat = columns.find(({ key }) => key === asked.sort);
	if (asked.sort === "name") {
		const direction = asked.direction ?? "ascending";
		const rows = teams.sort(byName).map((team) => ({ ...team, place: null }));
		const sort = { key: "name", direction };
		const inOrder = direction === "ascending" ? rows : rows.reverse();
		return { ...season, counts: words.counts, side, columns, sort, rows: inOrder };
	}
	const chosen = stat ?? columns.find(({ key }) => key === "diff") ?? columns[0];
	const isLow = side === "opponents" || chosen?.key === "against";
	const direction = asked.direction ?? (isLow ? "ascending" : "descending");
	return {
		...season,
		counts: words.counts,
		side,
		columns,
		sort: { key: chosen?.key ?? "name", direction },
		rows: chosen === undefined ? [] : ranking(teams, chosen, { counting, direction, bar: null }),
	};
}

const ofScores = ["gp", "for", "against", "diff"];

function listSums({ store }: Scope, { leagues, leagueId }: SeasonStats): Promise<GameSum[]> {
	const shown = leagues.filter(({ league }) => leagueId === undefined || league.id === leagueId);
	return store.gameSums.listByLeagues(shown.map(({ id }) => id));
}

/** A team that has entered two leagues is one row. With sums of games it is told by its opponents'. */
function toTeams(
	{ entries, rows, games, sheetsOf }: SeasonStats,
	sums: readonly GameSum[] | null,
): RankedTeam[] {
	const scores = scoresOf(games);
	const rowsOf = Map.groupBy(rows, ({ entryId }) => entryId);
	return [...Map.groupBy(entries, ({ team }) => team.id).values()].flatMap((own) => {
		const [first] = own;
		if (first === undefined) return [];
		const sheets = sum(own.map(({ id }) => sheetsOf(id)));
		const totals = own
			.flatMap(({ id }) => rowsOf.get(id) ?? [])
			.reduce((before, row) => addTotals(before, row.totals), emptyTotals());
		const against =
			sums === null
				? null
				: bothSides(
						own.map(({ id }) => id),
						games,
						sums,
					).opponents;
		const score = own.flatMap(({ id }) => scores.get(id) ?? []);
		return {
			id: first.team.id,
			name: first.team.name,
			team: first.team,
			games: against?.games ?? sheets,
			teamGames: against?.games ?? sheets,
			totals: against?.totals ?? totals,
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
