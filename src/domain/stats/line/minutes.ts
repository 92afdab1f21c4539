/** The most one player plays, 600:00: as much as the database takes. */
export const mostSeconds = 36_000;

/** Seconds played as box scores show them, "31:47"; "-" when nobody kept the minutes. */
export function formatMinutes(seconds: number | null): string {
	if (seconds === null) return "-";
	const whole = Math.round(seconds);
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Minutes per game, "24:05"; "-" without minutes or games. */
export function formatAverageMinutes(seconds: number | null, games: number): string {
	return formatMinutes(seconds === null || games === 0 ? null : seconds / games);
}

/** Reads "M:SS" to seconds; null when it is written in another way. */
export function parseMinutes(text: string): number | null {
	const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(text.trim()) ?? [];
	return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}
