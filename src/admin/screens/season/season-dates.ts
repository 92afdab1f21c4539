import { formatShortDate } from "#domain/time/format.ts";
import { words } from "../../words.ts";

type Dates = { startDate: string | null; finishDate: string | null };

/** Dates of seasons in their short form; "-" where one is not known. */
export function dateOf(date: string | null): string {
	return date === null ? "-" : formatShortDate(date, words.language);
}

/** "10/5/2026 – 1/3/2027", "From 10/5/2026". */
export function spanOf({ startDate, finishDate }: Dates): string {
	if (startDate === null && finishDate === null) return words.season.noDatesYet;
	if (finishDate === null) return words.season.fromDate({ date: dateOf(startDate) });
	if (startDate === null) return words.season.untilDate({ date: dateOf(finishDate) });
	return `${dateOf(startDate)} – ${dateOf(finishDate)}`;
}
