import { addDays } from "../time/calendar.ts";
import { instantOf } from "../time/wall-clock.ts";
import { type PassJob, sideOfJob } from "./pass.ts";

const hoursBefore = 2;
/** A captain knows days before who comes. */
const daysBeforeForRosters = 7;

/** From when until when a pass opens; null as long as the game has no date (rule `pass-is-one-game`). */
export function passWindow(
	{ date, time }: { date: string | null; time: string | null },
	job: PassJob,
	zone: string,
): { from: Date; until: Date } | null {
	if (date === null) return null;
	const midnight = (days: number) => new Date(instantOf(addDays(date, days), "00:00", zone));
	if (sideOfJob(job) !== null) return { from: midnight(-daysBeforeForRosters), until: midnight(1) };
	const start = Date.parse(instantOf(date, time ?? "00:00", zone));
	return { from: new Date(start - hoursBefore * 3_600_000), until: midnight(2) };
}
