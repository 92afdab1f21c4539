import type { Planning } from "./schedule.ts";
import { hourOf } from "./slots.ts";
import type { Slot } from "./types.ts";

/**
 * What people are told of a court. A schedule that names no courts and has never two games at once
 * has nothing to tell.
 */
export function placeNamed(planning: Planning, court: string): string | null {
	return court === onlyCourt && !hasCourts(planning) ? null : court;
}

/**
 * The court of each game, by the slots there are: the one its place names, else any that is free at
 * its time. A game too many is on a court that is taken; null where there is no slot at all, or where its place
 * names one of `courts` that is not to be had then.
 */
export function courtsOfGames(
	slots: readonly Slot[],
	games: readonly { date: string | null; time: string | null; location: string | null }[],
	courts: readonly string[] = [],
): (string | null)[] {
	const free = Map.groupBy(slots, momentOf);
	const all = new Map([...free].map(([moment, list]) => [moment, list.map(({ court }) => court)]));
	const left = new Map([...all].map(([moment, courts]) => [moment, [...courts]]));
	const take = (moment: string, court: string | undefined) => {
		const courts = left.get(moment) ?? [];
		if (court === undefined || !courts.includes(court)) return null;
		courts.splice(courts.indexOf(court), 1);
		return court;
	};
	const moments = games.map(momentOf);
	// Those that name their court choose first.
	const named = games.map(({ location }, at) => take(moments[at] ?? "", location ?? undefined));
	return named.map((court, at) => {
		const moment = moments[at] ?? "";
		const wanted = games[at]?.location ?? "";
		const there = all.get(moment) ?? [];
		if (court === null && courts.includes(wanted) && !there.includes(wanted)) return null;
		return (
			court ??
			take(moment, left.get(moment)?.[0]) ??
			there.find((name) => name === wanted) ??
			there[0] ??
			null
		);
	});
}

function momentOf({ date, time }: { date: string | null; time: string | null }): string {
	return `${date} ${hourOf(time ?? "")}`;
}

/** What the one court is called while nobody has named it. */
const onlyCourt = "Court 1";

function hasCourts({ rules, hasSameSlots, timeSlots, weeklyTimeSlots }: Planning): boolean {
	const lists = hasSameSlots ? [timeSlots] : weeklyTimeSlots;
	const isTwice = (times: string[]) => new Set(times.map(hourOf)).size < times.length;
	return rules.courts.length > 0 || lists.some(isTwice);
}
