import { canManageLeagues } from "#domain/account/policy.ts";
import { isOff } from "#domain/evening/evening.ts";
import { type Clash, clashesAmong, type GameElsewhere } from "#domain/schedule/hall/around.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { today } from "#domain/time/wall-clock.ts";
import { placesOf } from "#domain/venue/venue.ts";
import { authorize } from "../refusals.ts";
import { toElsewhere } from "../schedule/schedule-around.ts";
import type { Scope } from "../scope.ts";

export type EveningView = {
	date: string;
	/** All courts of all venues, and every other place that is played at then. */
	places: string[];
	games: (GameElsewhere & {
		id: number;
		isDraft: boolean;
		/** The court it takes. */
		place: string | null;
		clash: Clash | null;
	})[];
};

/** What all leagues play on one day, court by court, and what is in the way of what. */
export async function viewEvening(
	{ viewer, organization, store, now }: Scope,
	{ date = today(now, organization.timeZone) }: { date?: string | undefined },
): Promise<EveningView> {
	authorize(canManageLeagues(viewer, organization.id));
	const [venues, known, schedules] = await Promise.all([
		store.venues.list(),
		store.games.listBetween({ from: date, to: date }),
		store.schedules.list({}),
	]);
	const ahead = known.filter(({ status }) => !isOff(status));
	const seen = clashesAmong(ahead.map(toElsewhere(schedules)), venues);
	const games = seen
		.map(({ game, place, clash }) => ({ ...game, place, clash }))
		.sort((a, b) => naturalOrder(a.time ?? "", b.time ?? "") || a.id - b.id);
	const named = venues.sort((a, b) => naturalOrder(a.name, b.name)).flatMap(placesOf);
	const others = games.flatMap(({ place }) => place ?? []).sort(naturalOrder);
	return { date, places: [...new Set([...named, ...others])], games };
}
