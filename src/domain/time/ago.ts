import type { Language } from "../language/language.ts";
import { plural } from "../text/plural.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago an instant was, as people say it: "just now", "2 hours ago", "il y a 3 semaines". */
export function ago(instant: string, now: Date, language: Language = "en"): string {
	const { justNow, minutes, hours, days, weeks, before } = said[language];
	const seconds = Math.max(0, (now.getTime() - Date.parse(instant)) / 1000);
	const agoIn = (amount: number, [one, many]: Unit) => {
		const count = Math.floor(amount);
		return before(`${count} ${plural(language, count, one, many)}`);
	};
	if (seconds < minute) return justNow;
	if (seconds < hour) return agoIn(seconds / minute, minutes);
	if (seconds < day) return agoIn(seconds / hour, hours);
	if (seconds < 14 * day) return agoIn(seconds / day, days);
	return agoIn(seconds / (7 * day), weeks);
}

/** One of it, and several. */
type Unit = [one: string, many: string];
type Said = Record<"minutes" | "hours" | "days" | "weeks", Unit> & {
	justNow: string;
	before: (time: string) => string;
};

const said: Record<Language, Said> = {
	en: {
		justNow: "just now",
		minutes: ["minute", "minutes"],
		hours: ["hour", "hours"],
		days: ["day", "days"],
		weeks: ["week", "weeks"],
		before: (time) => `${time} ago`,
	},
	fr: {
		justNow: "à l’instant",
		minutes: ["minute", "minutes"],
		hours: ["heure", "heures"],
		days: ["jour", "jours"],
		weeks: ["semaine", "semaines"],
		before: (time) => `il y a ${time}`,
	},
	es: {
		justNow: "ahora mismo",
		minutes: ["minuto", "minutos"],
		hours: ["hora", "horas"],
		days: ["día", "días"],
		weeks: ["semana", "semanas"],
		before: (time) => `hace ${time}`,
	},
};
