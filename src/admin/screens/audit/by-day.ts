import { formatGameDate, formatWeekday } from "#domain/time/format.ts";
import { todayHere } from "../../parts/today-here.ts";

/** Changes under the day they were made on, as the clock here shows it. */
export function byDay<Change extends { at: string }>(
	changes: readonly Change[],
): { day: string; changes: Change[] }[] {
	const days = Map.groupBy(changes, ({ at }) => todayHere(new Date(at)));
	return [...days].map(([date, those]) => ({ day: wordsOf(date), changes: those }));
}

/** "Thursday, May 1, 2025" */
function wordsOf(date: string): string {
	const [weekday] = formatWeekday(date).split(",");
	return `${weekday}, ${formatGameDate(date)}`;
}
