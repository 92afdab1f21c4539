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
	};
}
