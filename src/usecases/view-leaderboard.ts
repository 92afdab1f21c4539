import { fullName } from "#domain/player/player.ts";
import { type Candidate, type Leader, leaderCount, leaders } from "#domain/stats/leaders.ts";
import { shownNumbers } from "#domain/stats/shown-numbers.ts";
import type { Scope } from "./scope.ts";
import { readDefinitions } from "./stat-definitions.ts";

export type Leaderboard = {
	/** Null where the organization hides the statistic (R9.18). */
	points: Leader[] | null;
	threes: Leader[] | null;
	teamWins: Leader<TeamCandidate>[];
};

export type TeamCandidate = Candidate & { logoUrl: string | null };

/**
 * The all-time top 20 of points, three-pointers and team wins over the visible seasons (R2.155 to
 * R2.157, decision A37). The sums are kept, so it costs the same after a hundred seasons.
 */
export async function viewLeaderboard({ store, organization }: Scope): Promise<Leaderboard> {
	const sportIds = organization.sports.map(({ id }) => id);
	const [definitions, points, threes, teamWins] = await Promise.all([
		readDefinitions(store, sportIds),
		store.totals.topPlayers("points", leaderCount),
		store.totals.topPlayers("threes", leaderCount),
		store.totals.topTeams(leaderCount),
	]);
	const shown = shownNumbers(definitions);
	return {
		points: shown.points ? leaders(points.map(toCandidate)) : null,
		threes: shown.threes ? leaders(threes.map(toCandidate)) : null,
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
