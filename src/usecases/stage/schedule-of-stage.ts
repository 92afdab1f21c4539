import type { KnownSchedule } from "#store/schedule/schedules.ts";
import type { Scope } from "../scope.ts";
import type { StageRead } from "./read-stage.ts";

/** The schedule of its league, the published one before drafts; else of the first league it takes. */
export async function scheduleOf(
	{ store }: Scope,
	{ stage, leagueIds }: StageRead,
): Promise<KnownSchedule | undefined> {
	const schedules = await store.schedules.list({ seasonId: stage.seasonId });
	const ids = [stage.seasonLeagueId, ...leagueIds];
	const rankOf = ({ seasonLeagueId, isPublished }: KnownSchedule) =>
		2 * ids.indexOf(seasonLeagueId) + (isPublished ? 0 : 1);
	return schedules
		.filter(({ seasonLeagueId }) => ids.includes(seasonLeagueId))
		.toSorted((a, b) => rankOf(a) - rankOf(b) || b.id - a.id)[0];
}
