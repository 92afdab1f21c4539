import { counted } from "../text/counted.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago an instant was, as people say it: "just now", "2 hours ago", "3 weeks ago". */
export function ago(instant: string, now: Date): string {
	const seconds = Math.max(0, (now.getTime() - Date.parse(instant)) / 1000);
	if (seconds < minute) return "just now";
	if (seconds < hour) return agoIn(seconds / minute, "minute");
	if (seconds < day) return agoIn(seconds / hour, "hour");
	if (seconds < 14 * day) return agoIn(seconds / day, "day");
	return agoIn(seconds / (7 * day), "week");
}

function agoIn(amount: number, unit: string): string {
	return `${counted(Math.floor(amount), unit)} ago`;
}
