import { canManageLeagues } from "#domain/account/policy.ts";
import { fullName } from "#domain/player/player.ts";
import { isPlayerEligible } from "#domain/stage/eligibility.ts";
import { byName } from "#domain/stats/ranking/ranking.ts";
import { authorize } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import type { StageTeam } from "./stage-views.ts";
import { viewStage } from "./stages.ts";

export type StagePlayers = {
	/** Games of the regular season that a player needs; 0 for none. */
	minGames: number;
	/** By seed. */
	teams: {
		seed: number;
		team: StageTeam;
		/** By name. */
		players: { id: number; name: string; games: number; isEligible: boolean }[];
	}[];
};

/** Who is on the rosters of the teams in a stage, and who of them may play in it. */
export async function viewStagePlayers(
	scope: Scope,
	{ id }: { id: number },
): Promise<StagePlayers> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const { seeds, leagueIds, minGames } = await viewStage(scope, { id });
	const entryIds = seeds.map(({ team }) => team.entryId);
	const spots = await scope.store.players.listWithGames(entryIds, leagueIds);
	const rosters = Map.groupBy(spots, ({ entryId }) => entryId);
	return {
		minGames,
		teams: seeds.map(({ seed, team }) => ({
			seed,
			team,
			players: (rosters.get(team.entryId) ?? [])
				.map(({ id, firstName, lastName, games }) => ({
					id,
					name: fullName({ firstName, lastName }),
					games,
					isEligible: isPlayerEligible({ games, minGames }),
				}))
				.sort(byName),
		})),
	};
}
