const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago an instant was, as people say it: "just now", "2 hours ago", "3 weeks ago". */
export function ago(instant: string, now: Date): string {
	const seconds = Math.max(0, (now.getTime() - Date.parse(instant)) / 1000);
	if (seconds < minute) return "just now";
	if (seconds < hour) return counted(seconds / minute, "minute");
	if (seconds < day) return counted(seconds / hour, "hour");
	if (seconds < 14 * day) return counted(seconds / day, "day");
	return counted(seconds / (7 * day), "week");
}

function counted(amount: number, unit: string): string {
	const whole = Math.floor(amount);
	return `${whole} ${unit}${whole === 1 ? "" : "s"} ago`;
}
