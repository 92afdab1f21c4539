import { isDate } from "../../time/calendar.ts";
import { instantOf, type WallClock, wallClockOf } from "../../time/wall-clock.ts";

/**
 * An instant such as `2025-05-11T22:00:00Z` as the clock in the zone shows it. An instant without
 * an offset is UTC, as the column's name says. Null when it is none.
 */
export function startInZone(text: string, zone: string): WallClock | null {
	const [, date, time, offset] =
		/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/i.exec(
			text,
		) ?? [];
	if (date === undefined || time === undefined || !isDate(date) || clockTime(time) === null) {
		return null;
	}
	return wallClockOf(`${date}T${time}${offset?.toUpperCase() ?? "Z"}`, zone);
}

/** A day as `YYYY-MM-DD`, which exists. */
export function calendarDate(text: string): string | null {
	return isDate(text) ? text : null;
}

/** A time of day as `HH:MM`, from "19:30", "7:30", "19:30:00" or "7:30 PM". */
export function clockTime(text: string): string | null {
	const [, hours, minutes, half] =
		/^(\d{1,2}):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)? ?([ap]\.?m\.?)?$/i.exec(text) ?? [];
	if (hours === undefined || minutes === undefined) return null;
	const hour = half === undefined ? Number(hours) : hourOfDay(Number(hours), half);
	return hour === null || hour > 23 ? null : `${String(hour).padStart(2, "0")}:${minutes}`;
}

function hourOfDay(hour: number, half: string): number | null {
	if (hour < 1 || hour > 12) return null;
	return (hour % 12) + (half.toLowerCase().startsWith("p") ? 12 : 0);
}

/**
 * The time the clock in the zone really shows: of one that is skipped, an hour later
 * (rule `skipped-hour`).
 */
export function existingTime({ date, time }: WallClock, zone: string): WallClock {
	return wallClockOf(instantOf(date, time, zone), zone);
}
