import type { SeasonLeague } from "#domain/league/league.ts";
import { fullName } from "#domain/player/player.ts";
import type { Leader } from "#domain/stats/leaders.ts";
import {
	leadersInThrees,
	leadersPerGame,
	type SeasonScoring,
} from "#domain/stats/season-leaders.ts";
import { type ShownNumbers, shownNumbers } from "#domain/stats/shown-numbers.ts";
import type { Team, TeamEntry } from "#domain/team/team.ts";
import type { StoredScoring } from "#store/totals.ts";
import type { Scope } from "./scope.ts";
import { readDefinitions } from "./stat-definitions.ts";

export type PlayerScoring = SeasonScoring & { imageUrl: string | null; team: Team };

/** `value` is the average in one list and the count in the other. */
export type SeasonLeader = Leader<PlayerScoring & { value: number }>;

export type SeasonLeaders = { pointsPerGame: SeasonLeader[]; threes: SeasonLeader[] };

/** Players in each list. */
const leaderCount = 5;

/** Who leads a season in these leagues. A traded player leads with the games of all his teams. */
export async function seasonLeaders(
	scope: Scope,
	seasonId: number,
	{ leagues, entries }: { leagues: readonly SeasonLeague[]; entries: readonly TeamEntry[] },
): Promise<SeasonLeaders> {
	const [rows, shown] = await Promise.all([
		scope.store.totals.listScoring(seasonId),
		shownIn(scope, leagues),
	]);
	const players = sumPlayers(rows, new Map(entries.map((entry) => [entry.id, entry.team])));
	return {
		pointsPerGame: shown.points ? leadersPerGame(players, leaderCount) : [],
		threes: shown.threes ? leadersInThrees(players, leaderCount) : [],
	};
}

/** What is hidden in one sport is shown in no list over several. */
async function shownIn({ store }: Scope, leagues: readonly SeasonLeague[]): Promise<ShownNumbers> {
	const sportIds = leagues.map(({ league }) => league.sportId);
	return shownNumbers(await readDefinitions(store, sportIds));
}

function sumPlayers(
	rows: readonly StoredScoring[],
	teamOf: ReadonlyMap<number, Team>,
): PlayerScoring[] {
	const sums = new Map<number, PlayerScoring>();
	for (const { player, entryId, games, points, threes } of rows) {
		const team = teamOf.get(entryId);
		if (team === undefined) continue;
		const { games: played = 0, points: scored = 0, threes: made = 0 } = sums.get(player.id) ?? {};
		sums.set(player.id, {
			id: player.id,
			name: fullName(player),
			imageUrl: player.imageUrl,
			team,
			games: played + games,
			points: scored + points,
			threes: made + threes,
		});
	}
	return [...sums.values()];
}
