import type { Season } from "#domain/season/season.ts";
import { plainRules, type TableRules } from "#domain/standings/table-rules.ts";
import type { StoredStage } from "#store/stage/stages.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { chooseSeason, visibleSeasons } from "../season/season-choices.ts";
import { readStages } from "./read-stage.ts";
import { type StageView, toStageView } from "./stage-views.ts";

/** A stage, and by which rules the tables of its groups are made. */
export type ShownStage = StageView & { rules: TableRules };

export type Playoffs = {
	season: Season | null;
	/** Seasons to choose from, newest first. */
	seasons: Season[];
	stages: ShownStage[];
};

export type ShownBracket = { season: Season; stage: ShownStage };

/** All stages of one season, as they stand. */
export async function viewPlayoffs(
	scope: Scope,
	asked: { seasonId?: number | undefined },
): Promise<Playoffs> {
	const { season, seasons } = await chooseSeason(scope, asked.seasonId);
	return { season, seasons, stages: season === null ? [] : await stagesOf(scope, season) };
}

/** One stage of a season that can be seen (rule `bracket-once-published`). */
export async function viewBracket(scope: Scope, asked: { id: number }): Promise<ShownBracket> {
	const stored = found(await scope.store.stages.find(asked.id), missing);
	const seasons = await visibleSeasons(scope);
	const season = found(
		seasons.find(({ id }) => id === stored.seasonId),
		missing,
	);
	const [stage] = await shown(scope, [stored]);
	return { season, stage: found(stage, missing) };
}

/** Where there is none, one query and no more. */
export async function stagesOf(scope: Scope, season: Pick<Season, "id">): Promise<ShownStage[]> {
	const stages = await scope.store.stages.listBySeasons([season.id]);
	return stages.length === 0 ? [] : shown(scope, stages);
}

const missing = "This bracket does not exist.";

async function shown(scope: Scope, stages: readonly StoredStage[]): Promise<ShownStage[]> {
	const views: ShownStage[] = [];
	for (const read of await readStages(scope.store, stages)) {
		const { rules = plainRules } = read.played;
		views.push({ ...(await toStageView(scope, read)), rules });
	}
	return views;
}
