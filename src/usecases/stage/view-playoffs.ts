import type { Season } from "#domain/season/season.ts";
import { seriesOf } from "#domain/stage/series-of.ts";
import { plainRules, type TableRules } from "#domain/standings/table-rules.ts";
import type { StoredStage } from "#store/stage/stages.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { chooseSeason, visibleSeasons } from "../season/season-choices.ts";
import { readStages } from "./read-stage.ts";
import type { StageLink } from "./stage-links.ts";
import { type StageView, toStageViews } from "./stage-views.ts";

/** A stage, and by which rules the tables of its groups are made. */
export type ShownStage = StageView & { rules: TableRules };

export type Playoffs = {
	season: Season | null;
	/** Seasons to choose from, newest first. */
	seasons: Season[];
	/** As many as a page draws, in the order they were made. */
	stages: ShownStage[];
	/** Those that are too many to be drawn beside them. */
	others: StageLink[];
	/** Where it has none, the newest other season with some. */
	lastSeason: Season | null;
};

export type ShownBracket = { season: Season; stage: ShownStage };

/** All stages of one season, as they stand. */
export async function viewPlayoffs(
	scope: Scope,
	asked: { seasonId?: number | undefined },
): Promise<Playoffs> {
	const { season, seasons } = await chooseSeason(scope, asked.seasonId);
	const none = { season, seasons, stages: [], others: [], lastSeason: null };
	if (season === null) return none;
	const all = await scope.store.stages.listBySeasons([season.id]);
	if (all.length === 0) return { ...none, lastSeason: await lastWithStages(scope, seasons) };
	const { drawn, others } = await parted(scope, all);
	return { ...none, stages: await shown(scope, drawn), others };
}

async function lastWithStages({ store }: Scope, seasons: Season[]): Promise<Season | null> {
	const stages = await store.stages.listBySeasons(seasons.map(({ id }) => id));
	const those = new Set(stages.map(({ seasonId }) => seasonId));
	return seasons.find(({ id }) => those.has(id)) ?? null;
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

/** The stages of a season that a page draws; where there is none, one query and no more. */
export async function stagesOf(scope: Scope, season: Pick<Season, "id">): Promise<ShownStage[]> {
	const { drawn } = await parted(scope, await scope.store.stages.listBySeasons([season.id]));
	return shown(scope, drawn);
}

/** Four of the largest, 438 series, held the server for a quarter of a second (rule `brackets-on-a-page`). */
const mostSeries = 200;

/** Which stages are drawn beside each other, in their order, and which are only led to. */
async function parted(
	{ store }: Scope,
	stages: readonly StoredStage[],
): Promise<{ drawn: StoredStage[]; others: StoredStage[] }> {
	const sizeOf = new Map(stages.map(({ id, format }) => [id, seriesOf(format).length]));
	let room = mostSeries;
	const fits = [...sizeOf.values()].reduce((sum, size) => sum + size, 0) <= room;
	if (fits) return { drawn: [...stages], others: [] };
	const open = await store.stages.listOpen(stages.map(({ id }) => id));
	const byInterest = stages.toSorted(
		(a, b) => Number(open.has(b.id)) - Number(open.has(a.id)) || b.id - a.id,
	);
	const drawn = new Set<StoredStage>();
	for (const stage of byInterest) {
		const size = sizeOf.get(stage.id) ?? 0;
		if (drawn.size > 0 && size > room) continue;
		drawn.add(stage);
		room -= size;
	}
	return {
		drawn: stages.filter((stage) => drawn.has(stage)),
		others: stages.filter((stage) => !drawn.has(stage)),
	};
}

const missing = "This bracket does not exist.";

async function shown(scope: Scope, stages: readonly StoredStage[]): Promise<ShownStage[]> {
	if (stages.length === 0) return [];
	const reads = await readStages(scope.store, stages);
	const rulesOf = new Map(reads.map(({ stage, played }) => [stage.id, played.rules]));
	const views = await toStageViews(scope, reads);
	return views.map((view) => ({ ...view, rules: rulesOf.get(view.id) ?? plainRules }));
}
