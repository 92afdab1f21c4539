import { formatGameDate, formatYearAfter } from "#domain/time/format.ts";
import { words } from "../../../words.ts";

/** "January 5 – March 9, 2026", or with both years; of one week the day alone. */
export function spanOf({ startDate, lastWeek }: { startDate: string; lastWeek: string }): string {
	if (startDate === lastWeek) return formatGameDate(startDate, words.language);
	const first = formatGameDate(startDate, words.language);
	const isOneYear = startDate.slice(0, 4) === lastWeek.slice(0, 4);
	return `${isOneYear ? first.replace(formatYearAfter(startDate, words.language), "") : first} – ${formatGameDate(lastWeek, words.language)}`;
}
