import type { Language } from "../language/language.ts";

/** How a language writes days. */
export type DateWords = {
	months: readonly string[];
	shortMonths: readonly string[];
	/** From Sunday to Saturday. */
	weekdays: readonly string[];
	shortWeekdays: readonly string[];
	/** A day in its month: "May 1". */
	dayIn: (day: number, month: string) => string;
	/** Several days of a month: "May 1 – 7". */
	days: (days: string, month: string) => string;
	inYear: (day: string, year: number) => string;
	onWeekday: (weekday: string, day: string) => string;
	monthOf: (month: string, year: number) => string;
	short: (year: number, month: number, day: number) => string;
};

/** As one writes them in Los Angeles, Montréal and Mexico City. */
export const dateWords: Record<Language, DateWords> = {
	en: {
		months: list(
			"January February March April May June July August September October November December",
		),
		shortMonths: list("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
		weekdays: list("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
		shortWeekdays: list("Sun Mon Tue Wed Thu Fri Sat"),
		dayIn: (day, month) => `${month} ${day}`,
		days: (days, month) => `${month} ${days}`,
		inYear: (day, year) => `${day}, ${year}`,
		onWeekday: (weekday, day) => `${weekday}, ${day}`,
		monthOf: (month, year) => `${month} ${year}`,
		short: (year, month, day) => `${month}/${day}/${year}`,
	},
	fr: {
		months: list(
			"janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
		),
		shortMonths: list("janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc."),
		weekdays: list("dimanche lundi mardi mercredi jeudi vendredi samedi"),
		shortWeekdays: list("dim. lun. mar. mer. jeu. ven. sam."),
		dayIn: (day, month) => `${day === 1 ? "1er" : day} ${month}`,
		days: (days, month) => `${days} ${month}`,
		inYear: (day, year) => `${day} ${year}`,
		onWeekday: (weekday, day) => `${weekday} ${day}`,
		monthOf: (month, year) => `${month} ${year}`,
		short: (year, month, day) => [year, twoDigits(month), twoDigits(day)].join("-"),
	},
	es: {
		months: list(
			"enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
		),
		shortMonths: list("ene feb mar abr may jun jul ago sep oct nov dic"),
		weekdays: list("domingo lunes martes miércoles jueves viernes sábado"),
		shortWeekdays: list("dom lun mar mié jue vie sáb"),
		dayIn: (day, month) => `${day} de ${month}`,
		days: (days, month) => `${days} de ${month}`,
		inYear: (day, year) => `${day} de ${year}`,
		onWeekday: (weekday, day) => `${weekday} ${day}`,
		monthOf: (month, year) => `${month} de ${year}`,
		short: (year, month, day) => `${day}/${month}/${year}`,
	},
};

function list(words: string): string[] {
	return words.split(" ");
}

function twoDigits(number: number): string {
	return String(number).padStart(2, "0");
}
