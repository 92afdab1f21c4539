import { naturalOrder } from "../text/natural-order.ts";
import type { League } from "./league.ts";

/**
 * Compares leagues the way the organization lists them: by location in the given order, then Monday
 * to Sunday, then natural name ("D2" before "D10"), then id. Location and weekday are read out of
 * the name in any case; a league without one comes after those with one (rule `league-order`).
 */
export function byLocationThenWeekday(
	locations: readonly string[],
): (a: Pick<League, "id" | "name">, b: Pick<League, "id" | "name">) => number {
	const folded = locations.map((location) => location.trim().toLowerCase());
	return (a, b) =>
		placeOf(a.name, folded) - placeOf(b.name, folded) ||
		weekdayIn(a.name) - weekdayIn(b.name) ||
		naturalOrder(a.name, b.name) ||
		a.id - b.id;
}

/**
 * Position of the location that the name contains; one past the end for none. The longest wins,
 * so that "Irvine Valley College" is not taken for "Irvine".
 */
function placeOf(name: string, locations: readonly string[]): number {
	const folded = name.toLowerCase();
	let place = locations.length;
	let longest = 0;
	for (const [index, location] of locations.entries()) {
		if (location.length > longest && folded.includes(location)) {
			place = index;
			longest = location.length;
		}
	}
	return place;
}

/** The weekday a league's name says, counted from Sunday; null when it says none. */
export function weekdayNamedIn(name: string): number | null {
	const day = weekdayIn(name);
	return day < weekdays.length ? (day + 1) % weekdays.length : null;
}

/** 0 is Monday; 7 when the name has no weekday. "Mondays" is Monday, "Sundayside" is no day. */
function weekdayIn(name: string): number {
	const day = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/i.exec(name)?.[1]?.toLowerCase();
	return day === undefined ? weekdays.length : weekdays.indexOf(day);
}

const weekdays = ["mon", "tues", "wednes", "thurs", "fri", "satur", "sun"];
