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

/** Long enough for other processes that wait for their turn to ask for it. */
export function letOtherProcessesWrite(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, busyPollMs + 1));
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
