import { addDays } from "#domain/time/calendar.ts";
import { instantOf, today } from "#domain/time/wall-clock.ts";

/** Where the demonstration leagues are, so that today is the same day for everybody. */
export const zoneOfDays = "America/Los_Angeles";

const dayMs = 86_400_000;

/** The changes of clocks and the turn of the year. */
const oddDays = ["2026-03-08", "2026-11-01", "2026-12-31", "2027-01-01"];

/**
 * The days on which the demonstration is looked at: those of DAYS (`DAYS="2026-11-22 2026-03-08"`),
 * else today and another one, which changes from day to day.
 */
export function daysToSee({ DAYS } = process.env, now = new Date()): string[] {
	if (DAYS) return DAYS.split(/[\s,]+/).filter(Boolean);
	const first = today(now, zoneOfDays);
	const others = [...[1, 2, 3, 4, 5, 6].map((days) => addDays(first, days)), ...oddDays];
	const turn = Math.floor(Date.parse(first) / dayMs) % others.length;
	return [first, ...others.filter((_, place) => place === turn)];
}

/** How far a clock that stands at `now` has to be moved for it to be noon of another day. */
export function shiftTo(day: string, now = new Date()): number {
	if (day === today(now, zoneOfDays)) return 0;
	return Date.parse(instantOf(day, "12:00", zoneOfDays)) - now.getTime();
}

/**
 * Moves the clock of this process or, as its text, of a browser's page; it goes on as it went.
 * Timers know nothing of it.
 */
export function shiftClock(ms: number): void {
	globalThis.Date = new Proxy(Date, {
		construct: (target, given, newTarget) =>
			Reflect.construct(target, given.length > 0 ? given : [target.now() + ms], newTarget),
		get: (target, key) =>
			key === "now" ? () => target.now() + ms : Reflect.get(target, key, target),
	});
}

/** For pictures that are to be the same in each run: it stays as late as it is. */
export function stopClock(at: number): void {
	globalThis.Date = new Proxy(Date, {
		construct: (target, given, newTarget) =>
			Reflect.construct(target, given.length > 0 ? given : [at], newTarget),
		get: (target, key) => (key === "now" ? () => at : Reflect.get(target, key, target)),
	});
}
