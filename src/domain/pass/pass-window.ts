import { addDays } from "../time/calendar.ts";
import { instantOf } from "../time/wall-clock.ts";

const hoursBefore = 2;

/** From when until when a pass opens; null as long as the game has no date (rule `pass-is-one-game`). */
export function passWindow(
	{ date, time }: { date: string | null; time: string | null },
	zone: string,
): { from: Date; until: Date } | null {
	if (date === null) return null;
	const start = Date.parse(instantOf(date, time ?? "00:00", zone));
	return {
		from: new Date(start - hoursBefore * 3_600_000),
		until: new Date(instantOf(addDays(date, 2), "00:00", zone)),
	};
}
