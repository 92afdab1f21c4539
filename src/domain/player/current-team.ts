import { foremostSeason, type Season } from "../season/season.ts";

type Spot = { id: number; seasonId: number };

/**
 * The entry a player is of now: that of the foremost of the seasons he is on a roster in. Of several
 * in one season it is the one that was entered last. Null without a roster.
 */
export function currentSpot<S extends Spot>(
	spots: readonly S[],
	seasons: readonly Season[],
): S | null {
	const its = new Set(spots.map(({ seasonId }) => seasonId));
	const season = foremostSeason(seasons.filter(({ id }) => its.has(id)));
	const own = spots.filter(({ seasonId }) => seasonId === season?.id);
	return own.toSorted((a, b) => b.id - a.id)[0] ?? null;
}
