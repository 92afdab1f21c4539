import { weekdayOf } from "./calendar.ts";

/**
 * Dates and times as people read them, each form with a place of its own (rule `date-forms`). Everything is made from the text of the wall clock: no
 * time zone takes part, so server and browser write the same whatever zone they run in
 * (rule `no-zone-in-days`). Dates are `YYYY-MM-DD`.
 */

/** "May 1, 2025" */
export function formatGameDate(date: string): string {
	const { year, month, day } = partsOf(date);
	return `${monthNames[month - 1]} ${day}, ${year}`;
}

/** "Thursday, May 1" */
export function formatWeekday(date: string): string {
	const { month, day } = partsOf(date);
	return `${weekdayNames[weekdayOf(date)]}, ${monthNames[month - 1]} ${day}`;
}

/** "Thursday, May 1, 2025" */
export function formatFullDate(date: string): string {
	return `${weekdayNames[weekdayOf(date)]}, ${formatGameDate(date)}`;
}

/** "Thu, May 1" */
export function formatShortDay(date: string): string {
	const { month, day } = partsOf(date);
	return `${formatShortWeekday(date)}, ${monthNames[month - 1]?.slice(0, 3)} ${day}`;
}

/** "November 16 – 22", "November 30 – December 6" */
export function formatDays(from: string, to: string): string {
	const [first, last] = [partsOf(from), partsOf(to)];
	const end = first.month === last.month ? last.day : `${monthNames[last.month - 1]} ${last.day}`;
	return `${monthNames[first.month - 1]} ${first.day} – ${end}`;
}

/** "November 2026" */
export function formatMonth(date: string): string {
	const { year, month } = partsOf(date);
	return `${monthNames[month - 1]} ${year}`;
}

/** "Thu" */
export function formatShortWeekday(date: string): string {
	return weekdayNames[weekdayOf(date)]?.slice(0, 3) ?? "";
}

/** "5/1/2025" */
export function formatShortDate(date: string): string {
	const { year, month, day } = partsOf(date);
	return `${month}/${day}/${year}`;
}

/**
 * "6:00 PM" of "18:00" or "18:00:00"; null of anything else, such as "TBD", because a game's time
 * is shown only when it is one (rule `time-only-if-one`).
 */
export function formatGameTime(time: string | null): string | null {
	const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time ?? "") ?? [];
	if (hours === undefined) return null;
	const hour = Number(hours);
	return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

function partsOf(date: string): { year: number; month: number; day: number } {
	return {
		year: Number(date.slice(0, 4)),
		month: Number(date.slice(5, 7)),
		day: Number(date.slice(8, 10)),
	};
}

const monthNames = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
];

/** From Sunday to Saturday. */
const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
