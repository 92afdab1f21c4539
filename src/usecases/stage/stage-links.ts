import type { NamedStage } from "#domain/stage/series-name.ts";
import type { StoredStage } from "#store/stage/stages.ts";
import type { Scope } from "../scope.ts";

/** A stage as other pages lead to it. */
export type StageLink = NamedStage;

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
