import { fullName } from "#domain/player/player.ts";
import { type Candidate, type Leader, leaderCount, leaders } from "#domain/stats/leaders.ts";
import type { Scope } from "./scope.ts";

export type Leaderboard = {
	points: Leader[];
	threes: Leader[];
	teamWins: Leader<TeamCandidate>[];
};

export type TeamCandidate = Candidate & { logoUrl: string | null };

/**
 * The all-time top 20 of points, three-pointers and team wins over the visible seasons (R2.155 to
 * R2.157, decision A37). The sums are kept, so it costs the same after a hundred seasons.
 */
export async function viewLeaderboard({ store }: Scope): Promise<Leaderboard> {
	const [points, threes, teamWins] = await Promise.all([
		store.totals.topPlayers("points", leaderCount),
		store.totals.topPlayers("threes", leaderCount),
		store.totals.topTeams(leaderCount),
	]);
	return {
		points: leaders(points.map(toCandidate)),
		threes: leaders(threes.map(toCandidate)),
		teamWins: leaders(teamWins),
	};
}

function toCandidate(player: {
	id: number;
	firstName: string;
	lastName: string;
	value: number;
}): Candidate {
	return { id: player.id, name: fullName(player), value: player.value };
}
