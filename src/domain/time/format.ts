import type { Clock, Language, Reading } from "../language/language.ts";
import { weekdayOf } from "./calendar.ts";
import { type DateWords, dateWords } from "./date-words.ts";

/**
 * Dates and times as people read them, each form with a place of its own (rule `date-forms`). Everything is made from the text of the wall clock: no
 * time zone takes part, so server and browser write the same whatever zone they run in
 * (rule `no-zone-in-days`). Dates are `YYYY-MM-DD`. Without a language they are
 * written in English, for pages that are not said in others yet.
 */

/** "May 1, 2025", "1er mai 2025", "1 de mayo de 2025" */
export function formatGameDate(date: string, language: Language = "en"): string {
	const { year } = partsOf(date);
	return dateWords[language].inYear(dayOfMonth(date, dateWords[language]), year);
}

/** "Thursday, May 1", "jeudi 1er mai", "jueves 1 de mayo" */
export function formatWeekday(date: string, language: Language = "en"): string {
	const words = dateWords[language];
	return words.onWeekday(words.weekdays[weekdayOf(date)] ?? "", dayOfMonth(date, words));
}

/** "Thursday, May 1, 2025", "jeudi 1er mai 2025" */
export function formatFullDate(date: string, language: Language = "en"): string {
	const { weekdays, onWeekday } = dateWords[language];
	return onWeekday(weekdays[weekdayOf(date)] ?? "", formatGameDate(date, language));
}

/** What makes a full date of a weekday: ", 2025", " 2025", " de 2025" */
export function formatYearAfter(date: string, language: Language = "en"): string {
	return dateWords[language].inYear("", partsOf(date).year);
}

/** "Thu, May 1", "jeu. 1er mai", "jue 1 de may" */
export function formatShortDay(date: string, language: Language = "en"): string {
	const { month, day } = partsOf(date);
	const { shortMonths, dayIn, onWeekday } = dateWords[language];
	return onWeekday(formatShortWeekday(date, language), dayIn(day, shortMonths[month - 1] ?? ""));
}

/** "November 16 – 22", "30 novembre – 6 décembre", "16 – 22 de noviembre" */
export function formatDays(from: string, to: string, language: Language = "en"): string {
	const words = dateWords[language];
	const [first, last] = [partsOf(from), partsOf(to)];
	if (first.month !== last.month) return `${dayOfMonth(from, words)} – ${dayOfMonth(to, words)}`;
	return words.days(`${first.day} – ${last.day}`, words.months[first.month - 1] ?? "");
}

/** "November 2026", "novembre 2026", "noviembre de 2026" */
export function formatMonth(date: string, language: Language = "en"): string {
	const { year, month } = partsOf(date);
	const words = dateWords[language];
	return words.monthOf(words.months[month - 1] ?? "", year);
}

/** "Thu", "jeu.", "jue" */
export function formatShortWeekday(date: string, language: Language = "en"): string {
	return dateWords[language].shortWeekdays[weekdayOf(date)] ?? "";
}

/** "5/1/2025", "2025-05-01", "1/5/2025" */
export function formatShortDate(date: string, language: Language = "en"): string {
	const { year, month, day } = partsOf(date);
	return dateWords[language].short(year, month, day);
}

/**
 * "6:00 PM" of "18:00" or "18:00:00", "18 h 00", "6:00 p.m."; null of anything else, such as "TBD", because a
 * game's time is shown only when it is one (rule `time-only-if-one`).
 */
export function formatGameTime(time: string | null, reading: Reading = american): string | null {
	const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time ?? "") ?? [];
	if (hours === undefined || minutes === undefined) return null;
	const { language, clock } = reading;
	return timeOn[clock](Number(hours), minutes, language);
}

const american: Reading = { language: "en", clock: 12 };

const timeOn: Record<Clock, (hour: number, minutes: string, language: Language) => string> = {
	12: (hour, minutes, language) => {
		const [before, after] = language === "es" ? ["a.m.", "p.m."] : ["AM", "PM"];
		return `${hour % 12 || 12}:${minutes} ${hour < 12 ? before : after}`;
	},
	// Quebec's office of the French language writes hours with an h between spaces.
	24: (hour, minutes, language) =>
		language === "fr"
			? `${hour}\u00a0h\u00a0${minutes}`
			: `${String(hour).padStart(2, "0")}:${minutes}`,
};

/** "May 1", "1er mai", "1 de mayo" */
function dayOfMonth(date: string, { months, dayIn }: DateWords): string {
	const { month, day } = partsOf(date);
	return dayIn(day, months[month - 1] ?? "");
}

function partsOf(date: string): { year: number; month: number; day: number } {
	return {
		year: Number(date.slice(0, 4)),
		month: Number(date.slice(5, 7)),
		day: Number(date.slice(8, 10)),
	};
}
