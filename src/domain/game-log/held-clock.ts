/** The clock of a game, as the device that holds its pen said last (rule `one-pen-for-the-clock`). */
export type HeldClock = {
	/** The device that holds the pen, by the id it gave itself. */
	holder: string;
	/** Who taps on it. */
	by: string | null;
	/** Of play in the period, at `at`. */
	elapsedMs: number;
	isRunning: boolean;
	/** When the server heard it, ISO 8601: no device's own time has to be right. */
	at: string;
};

/** What a device says of the clock. */
export type SaidClock = Pick<HeldClock, "holder" | "elapsedMs" | "isRunning"> & {
	/** It takes the pen from whoever holds it. */
	takes: boolean;
};

/** Ten hours, as the log knows seconds of a period. */
export const mostElapsedMs = 36_000_000;

/** Whether what a device says of the clock stands: nobody else holds the pen, or it takes it. */
export function isHeard(said: SaidClock, held: HeldClock | null): boolean {
	return held === null || held.holder === said.holder || said.takes;
}

/** The same clock at some moment: one that runs has run on. */
export function clockAt(clock: HeldClock, now: Date): HeldClock {
	const since = clock.isRunning ? Math.max(0, now.getTime() - Date.parse(clock.at)) : 0;
	const elapsedMs = Math.min(mostElapsedMs, clock.elapsedMs + since);
	return { ...clock, elapsedMs, at: now.toISOString() };
}
