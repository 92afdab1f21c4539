import type { Refusal } from "#usecases/refusals.ts";

type ConcurrencyLimits = { atOnce: number; mostWaiting: number; tooBusy: () => Refusal };

/** Runs work in order of arrival, at most `atOnce` at a time, and refuses when the queue is full. */
export function limitConcurrency({ atOnce, mostWaiting, tooBusy }: ConcurrencyLimits) {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async <Result>(work: () => Promise<Result>): Promise<Result> => {
		if (running >= atOnce) {
			if (waiting.length >= mostWaiting) throw tooBusy();
			await new Promise<void>((resolve) => waiting.push(resolve));
		} else {
			running += 1;
		}
		try {
			return await work();
		} finally {
			// The turn is handed on without being given back, so nobody can slip in between.
			const next = waiting.shift();
			if (next === undefined) running -= 1;
			else next();
		}
	};
}
