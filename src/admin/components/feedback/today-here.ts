import { formatGameDate, formatGameTime } from "#domain/time/format.ts";
import { words } from "../../words.ts";

/** The day in this browser, where the people of the league are. */
export function todayHere(now = new Date()): string {
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** "May 1, 2025": the day on which something was done. */
export function dayHere(at: string | number): string {
	return formatGameDate(todayHere(new Date(at)), words.language);
}

/** "6:04 PM" */
export function timeHere(at: string | number): string {
	const moment = new Date(at);
	return formatGameTime(`${two(moment.getHours())}:${two(moment.getMinutes())}`, words) ?? "";
}

/** "6:04 PM", of another day than today "May 1, 2025, 6:04 PM". */
export function momentHere(at: string | number, now = new Date()): string {
	const isToday = todayHere(new Date(at)) === todayHere(now);
	return isToday ? timeHere(at) : `${dayHere(at)}, ${timeHere(at)}`;
}

function two(number: number): string {
	return String(number).padStart(2, "0");
}
