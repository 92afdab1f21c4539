import type { Game } from "#domain/game/game.ts";
import type { StageFormat } from "#domain/stage/stage.ts";
import type { Scope } from "../scope.ts";
import { readStages } from "./read-stage.ts";

type OfStage = Pick<Game, "id" | "status"> & { stageId: number | null };

/**
 * Marks the games that are played only if their series is not over before (rule `if-necessary-is-said`).
 * Where none to come belongs to a stage nothing is asked of the store.
 */
export async function withIfNecessary<One extends OfStage>(
	{ store }: Pick<Scope, "store">,
	{ leagues, games }: { leagues: readonly { seasonId: number }[]; games: readonly One[] },
): Promise<(One & Pick<Game, "isIfNecessary">)[]> {
	const toCome = games.filter(({ status }) => status === "scheduled");
	const stageIds = new Set(toCome.flatMap(({ stageId }) => stageId ?? []));
	if (stageIds.size === 0) return [...games];
	const inSeasons = [...new Set(leagues.map(({ seasonId }) => seasonId))];
	const stages = (await store.stages.listBySeasons(inSeasons)).filter(
		({ id, format }) => stageIds.has(id) && hasLongSeries(format),
	);
	if (stages.length === 0) return [...games];
	const reads = await readStages(store, stages);
	const spare = new Set(
		reads.flatMap(({ planned, state }) =>
			planned.flatMap(({ id, series: of, number }) => {
				const series = state.series[of - 1];
				return series !== undefined && !series.isOver && series.spare.includes(number) ? id : [];
			}),
		),
	);
	return games.map((game) =>
		game.status === "scheduled" && spare.has(game.id) ? { ...game, isIfNecessary: true } : game,
	);
}

/** Most have none, and pay no more for those that do. */
function hasLongSeries({ bestOf, series = [] }: StageFormat): boolean {
	return [...Object.values(bestOf), ...series.map((one) => one.bestOf)].some((games) => games > 1);
}
