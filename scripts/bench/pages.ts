import type { Landmarks } from "./league-data.ts";

/** The pages that are measured, by the address of the organization under its slug. */
export function pagesOf({ slug, teamId, playerId, gameId }: Landmarks) {
	return {
		home: `/${slug}`,
		standings: `/${slug}/teamList`,
		schedule: `/${slug}/schedule`,
		team: `/${slug}/teams/${teamId}`,
		player: `/${slug}/players/${playerId}`,
		"box score": `/${slug}/games/${gameId}`,
		leaderboard: `/${slug}/leaderboard`,
		statistics: `/${slug}/statistics/players`,
	};
}

/** Those whose cost is held against their floor and against sixty seasons. */
export const costlyPages = [
	"standings",
	"box score",
	"player",
	"schedule",
	"leaderboard",
	"statistics",
] as const;

/** The calls of the API that are measured. */
export function callsOf({ slug, seasonId, leagueId, gameId }: Landmarks) {
	return {
		standings: `/api/seasonsv2/${seasonId}/leagues/${leagueId}/teams?slug=${slug}`,
		"100 games": `/api/gamesv2?slug=${slug}&limit=100`,
		"box score": `/api/gamesv2/${gameId}?slug=${slug}`,
	};
}
