/** "7:42 PM" on this device's clock; another day than today is named: "Mar 3, 7:42 PM". */
export function clockTime(at: string | number, now: Date): string {
	const moment = new Date(at);
	const time = moment.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
	if (moment.toDateString() === now.toDateString()) return time;
	const day = moment.toLocaleDateString("en-US", { month: "short", day: "numeric" });
	return `${day}, ${time}`;
}
