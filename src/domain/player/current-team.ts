import { newestFirst, type Season } from "../season/season.ts";

type Spot = { id: number; seasonId: number };

/**
 * The entry a player is of now: that of the active season, else of the newest season he is on a
 * roster in. Of several in one season it is the one that was entered last. Null without a roster.
 */
export function currentSpot<S extends Spot>(
	spots: readonly S[],
	seasons: readonly Season[],
): S | null {
	const order = newestFirst(seasons).toSorted((a, b) => Number(b.isActive) - Number(a.isActive));
	for (const { id } of order) {
		const own = spots.filter((spot) => spot.seasonId === id);
		const [last] = own.toSorted((a, b) => b.id - a.id);
		if (last !== undefined) return last;
	}
	return null;
}
