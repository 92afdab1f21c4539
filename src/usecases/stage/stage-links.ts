import type { StoredStage } from "#store/stage/stages.ts";
import type { Scope } from "../scope.ts";

/** A stage as other pages lead to it. */
export type StageLink = Pick<StoredStage, "id" | "name" | "leagueId" | "leagueName">;

/** The stages of a season; of one league those that it plays in or that have its games. */
export async function linksToStages(
	{ store }: Pick<Scope, "store">,
	asked: { seasonId: number; seasonLeagueId?: number | undefined },
): Promise<StageLink[]> {
	const { seasonId, seasonLeagueId } = asked;
	const stages = await store.stages.listBySeasons([seasonId]);
	if (stages.length === 0 || seasonLeagueId === undefined) return stages.map(toLink);
	const leagues = await store.stages.listLeagues(stages.map(({ id }) => id));
	return stages
		.filter((stage) => {
			const taken = leagues.get(stage.id) ?? [];
			return stage.seasonLeagueId === seasonLeagueId || taken.includes(seasonLeagueId);
		})
		.map(toLink);
}

function toLink({ id, name, leagueId, leagueName }: StoredStage): StageLink {
	return { id, name, leagueId, leagueName };
}

/** A stage's name among others: most are called Playoffs, so that of several leagues theirs is said too. */
export function nameAmong(stages: readonly StageLink[]): (stage: StageLink) => string {
	const isOfSeveral = new Set(stages.map(({ leagueId }) => leagueId)).size > 1;
	return ({ name, leagueName }) => (isOfSeveral ? `${name}, ${leagueName}` : name);
}
