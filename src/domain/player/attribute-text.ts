import { type Said, say } from "#domain/language/say.ts";
import { isDate } from "../time/calendar.ts";
import type { PlayerAttribute } from "./player.ts";

/** What is wrong with a value of this type, in a sentence; null when it can be kept. */
export function wrongValue({ name, type }: PlayerAttribute, value: string): Said | null {
	if (type === "number" && !/^-?\d{1,9}(\.\d{1,4})?$/.test(value))
		return say`${name} must be a number.`;
	if (type === "date" && !isDay(value)) return say`${name} must be a date such as 2005-03-21.`;
	return null;
}

/** Days between 1900 and 2200. */
function isDay(value: string): boolean {
	return isDate(value) && value >= "1900" && value < "2201";
}
