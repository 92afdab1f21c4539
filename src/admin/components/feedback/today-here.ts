/** The day in this browser, where the people of the league are. */
export function todayHere(now = new Date()): string {
	const two = (number: number) => String(number).padStart(2, "0");
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
