import { mostElapsedMs } from "#domain/game-log/held-clock.ts";

/**
 * A clock of play that may be run or left alone. It holds the moment at which it was started and no count, so it is
 * right after the device slept.
 */
export type ClockState = {
	/** Of play before it was started last; null where nobody keeps it. */
	elapsedMs: number | null;
	/** Milliseconds since 1970; null while it stands. */
	runningSince: number | null;
};

export const noClock: ClockState = { elapsedMs: null, runningSince: null };

/** Milliseconds of play in this period; null where nobody keeps the clock. */
export function elapsedOf({ elapsedMs, runningSince }: ClockState, now: number): number | null {
	if (elapsedMs === null) return null;
	const running = runningSince === null ? 0 : Math.max(0, now - runningSince);
	return Math.min(mostElapsedMs, elapsedMs + running);
}

/** Whole seconds of play in this period; null where nobody keeps the clock. */
export function secondOf(clock: ClockState, now: number): number | null {
	const elapsedMs = elapsedOf(clock, now);
	return elapsedMs === null ? null : Math.floor(elapsedMs / 1000);
}

/** How far a clock that runs may be from another device's: less is the way over the network. */
const tolerableMs = 1000;

/** As the device runs it that holds the pen (rule `one-pen-for-the-clock`). */
export function following(
	clock: ClockState,
	{ elapsedMs, isRunning }: { elapsedMs: number; isRunning: boolean },
	now: number,
): ClockState {
	const apartMs = Math.abs((elapsedOf(clock, now) ?? Number.POSITIVE_INFINITY) - elapsedMs);
	const isAlike = isRunning === (clock.runningSince !== null);
	if (isAlike && (isRunning ? apartMs < tolerableMs : apartMs === 0)) return clock;
	return { elapsedMs, runningSince: isRunning ? now : null };
}

/** Started where it stands, stopped where it runs. */
export function toggled(clock: ClockState, now: number): ClockState {
	const { elapsedMs, runningSince } = clock;
	if (runningSince === null) return { elapsedMs: elapsedMs ?? 0, runningSince: now };
	return { elapsedMs: (elapsedMs ?? 0) + Math.max(0, now - runningSince), runningSince: null };
}

/** Put forward or back, whether it runs or not. */
export function moved(clock: ClockState, byMs: number, now: number): ClockState {
	const seconds = secondOf(clock, now) ?? 0;
	const elapsedMs = Math.max(0, seconds * 1000 + byMs);
	return { elapsedMs, runningSince: clock.runningSince === null ? null : now };
}

/** Standing at a second of play. */
export function setTo(second: number): ClockState {
	return { elapsedMs: second * 1000, runningSince: null };
}

/** A time as people type it, in seconds: "7:42", "7.42", "742", "7"; null of what is none. */
export function secondFrom(typed: string): number | null {
	const [, minutes = "", seconds = "0"] =
		/^(\d{1,3})[:.,](\d{1,2})$/.exec(typed.trim()) ??
		/^(\d{1,2}?)(\d{2})?$/.exec(typed.trim()) ??
		[];
	if (minutes === "" || Number(seconds) > 59) return null;
	return Number(minutes) * 60 + Number(seconds);
}

/** As it is when a period begins: at zero, and standing, where it is kept at all. */
export function forNewPeriod({ elapsedMs }: ClockState): ClockState {
	return elapsedMs === null ? noClock : { elapsedMs: 0, runningSince: null };
}

/** "7:42" */
export function clockText(second: number): string {
	return `${Math.floor(second / 60)}:${String(second % 60).padStart(2, "0")}`;
}
