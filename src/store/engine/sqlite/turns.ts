import { isBusy } from "../database-trouble.ts";

/** For how long another process that writes is waited for, and how often it is asked. */
const mostBusyMs = 5000;
const busyPollMs = 5;

/** Taken as it is here: whoever turns the clock of a test does not stop the database. */
const { setTimeout } = globalThis;

/** Who may write: one at a time, in order of arrival. */
export function writerTurns() {
	const waiting: (() => void)[] = [];
	let isTaken = false;
	const giveBack = () => {
		const next = waiting.shift();
		if (next === undefined) isTaken = false;
		else next();
	};
	return {
		isTaken: () => isTaken,

		/** Waits for the turn; to be ended with what it answers. */
		async take(): Promise<() => void> {
			if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
			isTaken = true;
			return giveBack;
		},
	};
}

/** For how long one process may write in many transactions before others have their turn. */
const mostWritingMs = 30;

/**
 * Pauses in a row of many transactions, to be awaited between them: long enough for other processes that
 * wait for their turn to ask for it. Those of this process have it anyway.
 */
export function pausesForOthers(): () => Promise<void> {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < mostWritingMs) return;
		await new Promise((resolve) => setTimeout(resolve, busyPollMs + 1));
		since = performance.now();
	};
}

/** Asks again, without blocking, while another process writes. */
export async function waitingWhileBusy<Result>(ask: () => Result): Promise<Result> {
	for (const start = performance.now(); ; ) {
		try {
			return ask();
		} catch (error) {
			if (!isBusy(error) || performance.now() - start > mostBusyMs) throw error;
			await new Promise((resolve) => setTimeout(resolve, busyPollMs));
		}
	}
}
