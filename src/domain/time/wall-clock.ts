import { Temporal } from "temporal-polyfill";

/**
 * Between the wall clock of an organization and instants. Only the server may import this file:
 * the polyfill is larger than everything the public site sends to a browser. Zones are IANA names;
 * an unknown zone or a malformed date or time throws a RangeError.
 */

/** A date `YYYY-MM-DD` and a time `HH:MM` as the clock in the hall shows them. */
export type WallClock = { date: string; time: string };

/**
 * The instant, such as `2025-05-11T22:00:00Z`, at which the clock in the zone shows this date and
 * time. A time the clock skips is an hour later, 02:30 is 03:30; of a time it shows twice the first
 * is meant (rule `skipped-hour`).
 */
export function instantOf(date: string, time: string, zone: string): string {
	const offset = offsetAt(date, time, zone);
	if (offset !== null) {
		const instant = new Date(Date.parse(`${date}T${time}:00Z`) - offset);
		return instant.toISOString().replace(".000Z", "Z");
	}
	const clock = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
	return clock.toZonedDateTime(zone, { disambiguation: "compatible" }).toInstant().toString();
}

/** Milliseconds ahead of UTC, where no calendar has to be asked about this very time. */
function offsetAt(date: string, time: string, zone: string): number | null {
	return timePattern.test(time) ? steadyOffset(date, zone) : null;
}

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Milliseconds ahead of UTC all day long, or null on a day on which the clocks change. Lists of games
 * ask for the same days again and again, and the calendar takes 20 µs to ask, so they are kept.
 */
function steadyOffset(date: string, zone: string): number | null {
	const key = `${date} ${zone}`;
	const kept = offsets.get(key);
	if (kept !== undefined) return kept;
	const day = Temporal.PlainDate.from(date);
	const [first, last] = [day, day.add({ days: 1 })].map(
		(start) => start.toZonedDateTime(zone).offsetNanoseconds / 1e6,
	);
	const offset = first === last ? (first ?? null) : null;
	if (offsets.size >= mostOffsets) offsets.clear();
	offsets.set(key, offset);
	return offset;
}

const offsets = new Map<string, number | null>();
const mostOffsets = 5000;

/** What the clock in the zone shows at this instant. Seconds are dropped. */
export function wallClockOf(instant: string, zone: string): WallClock {
	const there = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
	return {
		date: there.toPlainDate().toString(),
		time: there.toPlainTime().toString({ smallestUnit: "minute" }),
	};
}

/** The same moment as the clock in the zone shows it: `2026-05-01T18:00:00-07:00`. */
export function zonedTime(date: string, time: string, zone: string): string {
	const offset = offsetAt(date, time, zone);
	if (offset !== null && offset % 60_000 === 0) {
		return `${date}T${time}:00${writtenOffset(offset / 60_000)}`;
	}
	const there = Temporal.Instant.from(instantOf(date, time, zone)).toZonedDateTimeISO(zone);
	return there.toString({ timeZoneName: "never", smallestUnit: "second" });
}

/** `-07:00` */
function writtenOffset(minutes: number): string {
	const ahead = Math.abs(minutes);
	const [hours, rest] = [Math.trunc(ahead / 60), ahead % 60];
	const digits = [hours, rest].map((part) => String(part).padStart(2, "0"));
	return `${minutes < 0 ? "-" : "+"}${digits.join(":")}`;
}

/** Is this the IANA name of a zone? */
export function isZone(name: string): boolean {
	// An offset such as +02:00 is a zone to Intl, but has no name and no summer.
	if (!/^[A-Za-z]/.test(name)) return false;
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
	} catch {
		return false;
	}
}

/** The date in the zone now. */
export function today(now: Date, zone: string): string {
	const quarter = Math.floor(now.getTime() / quarterHour);
	const known = todays.get(zone);
	if (known?.quarter === quarter) return known.date;
	const date = dateFormatIn(zone).format(now);
	todays.set(zone, { quarter, date });
	return date;
}

/**
 * Nearly every request asks, and a formatter takes 15 µs to answer, so the last answer is kept for each
 * zone. Clocks have been whole quarters of an hour apart since 1972: no day begins within one.
 */
const todays = new Map<string, { quarter: number; date: string }>();
const quarterHour = 15 * 60_000;

/** A formatter takes 50 µs to make, so one is kept for each zone. */
function dateFormatIn(zone: string): Intl.DateTimeFormat {
	const kept = dateFormats.get(zone);
	if (kept !== undefined) return kept;
	const format = new Intl.DateTimeFormat("en-CA", {
		timeZone: zone,
		calendar: "iso8601",
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
	});
	dateFormats.set(zone, format);
	return format;
}

/** As many as there are zones, since the constructor refuses all other names. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();
