import { type WallClock, wallClockOf } from "../time/wall-clock.ts";

/** When a game starts, as somebody says it; absent is as it was, null is not known. */
export type GivenStart = {
	date?: string | null | undefined;
	time?: string | null | undefined;
	/** An instant, or a wall clock `YYYY-MM-DDTHH:MM` without a zone. */
	moment?: string | undefined;
};

/**
 * The date and time that were given. They are the truth; a moment is read only where neither is
 * given, or both are sent empty (rule `wall-clock-is-true`).
 */
export function givenStart(given: GivenStart, zone: string): Pick<GivenStart, "date" | "time"> {
	const { date, time, moment } = given;
	if (date || time || moment === undefined) return { date, time };
	return readMoment(moment, zone);
}

function readMoment(moment: string, zone: string): WallClock {
	if (/(Z|[+-]\d{2}:?\d{2})$/i.test(moment)) return wallClockOf(moment, zone);
	return { date: moment.slice(0, 10), time: moment.slice(11, 16) };
}
