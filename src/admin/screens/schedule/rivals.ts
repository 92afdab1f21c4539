import { addDays } from "#domain/time/calendar.ts";
import type { ScheduleOfLeague } from "./plan-data.ts";

type Span = Pick<ScheduleOfLeague, "id" | "startDate" | "numWeeks" | "isPublished">;

/** Published schedules for some of the same weeks: visitors would see the games of both. */
export function rivalsOf<Other extends Span>(schedule: Span, others: readonly Other[]): Other[] {
	return others.filter(
		(other) =>
			other.id !== schedule.id &&
			other.isPublished &&
			other.startDate < endOf(schedule) &&
			schedule.startDate < endOf(other),
	);
}

/** The day after its last week. */
function endOf({ startDate, numWeeks }: Span): string {
	return addDays(startDate, 7 * numWeeks);
}
