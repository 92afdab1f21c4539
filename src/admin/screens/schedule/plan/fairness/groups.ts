import type { PlanData, PlanGame, PlanTeam } from "../../plan-data.ts";

export type GamesGroup = { games: number; teams: PlanTeam[] };

/** The teams by number of games, most first; teams without any are a group too. */
export function groupsByGames(
	{ teams }: Pick<PlanData, "teams">,
	games: readonly PlanGame[],
): GamesGroup[] {
	const counts = gamesByTeam(games);
	const groups = Map.groupBy(teams, ({ id }) => counts.get(id) ?? 0);
	return [...groups]
		.map(([count, members]) => ({ games: count, teams: members }))
		.toSorted((a, b) => b.games - a.games);
}

export function gamesByTeam(games: readonly PlanGame[]): ReadonlyMap<number, number> {
	const counts = new Map<number, number>();
	for (const { homeTeamId, awayTeamId } of games) {
		for (const id of [homeTeamId, awayTeamId]) counts.set(id, (counts.get(id) ?? 0) + 1);
	}
	return counts;
}
