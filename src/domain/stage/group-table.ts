import type { StandingsGame } from "../standings/results.ts";
import { computeStandings, type StandingsRow, type StandingsTeam } from "../standings/standings.ts";
import type { TableRules } from "../standings/table-rules.ts";
import type { SeriesState, StageGame, StageSeed } from "./stage-state.ts";

/**
 * The table of one group by the rules of its league. What was not played because somebody withdrew or
 * the league decided counts as forfeited. Teams that stay level stand by their seeds, so that a group
 * always says who goes on (rule `level-in-a-group`).
 */
export function groupTable(
	series: readonly SeriesState[],
	seeds: readonly StageSeed[],
	games: readonly StageGame[],
	rules: TableRules,
): StandingsRow[] {
	const members = new Set(series.flatMap(({ home, away }) => [home, away]));
	const teams = seeds.filter(({ entryId }) => members.has(entryId)).map(toTeam);
	const played = new Set(
		series.flatMap(({ endedBy, playedIds }) => (endedBy === "games" ? playedIds : [])),
	);
	const results = games.filter(({ id }) => played.has(id));
	return computeStandings(teams, [...results, ...series.flatMap(asForfeit)], {
		rules,
		rulings: [],
	});
}

/** Named by its seed: level teams stand in the order of their names. */
function toTeam({ entryId, seed }: StageSeed): StandingsTeam {
	return {
		entryId,
		teamId: entryId,
		name: String(seed),
		captainName: null,
		captainId: null,
		logoUrl: null,
	};
}

function asForfeit({ plan, home, away, winner, endedBy }: SeriesState): StandingsGame[] {
	if (endedBy !== "walkover" && endedBy !== "decision") return [];
	if (typeof home !== "number" || typeof away !== "number" || typeof winner !== "number") return [];
	return [
		{
			id: -plan.number,
			homeEntryId: home,
			awayEntryId: away,
			date: null,
			time: null,
			status: "forfeit",
			forfeitedBy: winner === home ? "away" : "home",
			score: null,
		},
	];
}
