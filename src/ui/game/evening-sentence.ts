import type { Evening } from "#domain/evening/evening.ts";
import { formatWeekday } from "#domain/time/format.ts";
import type { Words } from "#words/words.ts";

/** What is said of an evening that falls out; its reason stands behind, as it was written. */
export function eveningSentence(
	{ date, status, league, location }: Pick<Evening, "date" | "status" | "league" | "location">,
	words: Words,
): string {
	const name = [league?.name, location].filter(Boolean).join(", ") || null;
	const told = { day: formatWeekday(date, words.language), name };
	return status === "postponed" ? words.evening.postponed(told) : words.evening.cancelled(told);
}
