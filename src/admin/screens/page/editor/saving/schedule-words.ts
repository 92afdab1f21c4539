import { formatGameTime, formatWeekday } from "#domain/time/format.ts";
import { words } from "../../../../words.ts";

/** "on Monday, March 2 at 6:00 PM", of a wall clock such as 2026-03-02T18:00. */
export function scheduleWords(publishAt: string): string {
	const [date = "", time = ""] = publishAt.split("T");
	return words.page.onDayAt({
		day: formatWeekday(date, words.language),
		time: formatGameTime(time, words) ?? "",
	});
}
