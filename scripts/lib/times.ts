import type { TestTime } from "./tally.ts";

/** How long each part took, a line each. */
export function partTimes(parts: readonly TestTime[]): string[] {
	return parts.map(({ name, ms }) => `${inWords(ms).padStart(10)}  ${name}`);
}

/** The ten tests that took longest, the longest first; too quick ones to care about are none of them. */
export function slowestTests(times: readonly TestTime[]): string[] {
	const slow = times.filter(({ ms }) => ms >= 100).toSorted((a, b) => b.ms - a.ms);
	return slow.slice(0, 10).map(({ name, ms }) => `${inWords(ms).padStart(10)}  ${name}`);
}

function inWords(ms: number): string {
	const seconds = ms / 1000;
	if (seconds < 60) return `${seconds.toFixed(1)} s`;
	const whole = Math.round(seconds);
	return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
