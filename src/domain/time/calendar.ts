/**
 * Arithmetic on dates written `YYYY-MM-DD`. A date is a day on a wall calendar and has no time
 * zone, so everything here counts in UTC, where each day has 24 hours, and the zone of the machine
 * never has a say (rule `no-zone-in-days`).
 */

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The date `days` later, or earlier when negative. */
export function addDays(date: string, days: number): string {
	return new Date(startOf(date) + days * dayLength).toISOString().slice(0, 10);
}

/** The same day of a later month, or the last one of a month that has no such day: a month after 01-31 is 02-28. */
export function inMonths(date: string, months: number): string {
	const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
	const last = new Date(Date.UTC(year, month + months, 0));
	return new Date(last.setUTCDate(Math.min(day, last.getUTCDate()))).toISOString().slice(0, 10);
}

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: string, to: string): number {
	return Math.round((startOf(to) - startOf(from)) / dayLength);
}

export function weekdayOf(date: string): Weekday {
	// 1970-01-01 was a Thursday; the second remainder keeps earlier dates above zero.
	return ((((startOf(date) / dayLength + 4) % 7) + 7) % 7) as Weekday;
}

/** The first and the last day of the week a date is in, from Monday to Sunday where nothing else is said. */
export function weekOf(date: string, start: "sunday" | "monday" = "monday"): Week {
	const from = addDays(date, -((weekdayOf(date) + (start === "monday" ? 6 : 0)) % 7));
	return { from, to: addDays(from, 6) };
}

type Week = { from: string; to: string };

/** Is this text a day that exists, such as 2024-02-29 but not 2025-02-29? */
export function isDate(text: string): boolean {
	if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
	const start = startOf(text);
	return !Number.isNaN(start) && addDays(text, 0) === text;
}

const dayLength = 24 * 60 * 60 * 1000;

/** Milliseconds from the epoch to the date's midnight in UTC. */
function startOf(date: string): number {
	return Date.parse(`${date}T00:00:00Z`);
}
