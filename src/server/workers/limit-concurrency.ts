import { LRUCache } from "lru-cache";
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

/** What has been idle for the longest time is forgotten, which is as good as new. */
const mostKnown = 1000;

/** The same limits for each organization by itself: one that asks for much waits for itself. */
export function limitEach(limits: ConcurrencyLimits) {
	const turns = new LRUCache<number, ReturnType<typeof limitConcurrency>>({ max: mostKnown });
	return <Result>(organizationId: number, work: () => Promise<Result>): Promise<Result> => {
		const inTurn = turns.get(organizationId) ?? limitConcurrency(limits);
		turns.set(organizationId, inTurn);
		return inTurn(work);
	};
}

/**
 * One piece of work of each organization at a time, and `atOnce` over all. Of one so many are taken,
 * waiting ones included, and of all so many, because what waits takes memory; the rest is refused.
 * However much an organization asks for, one piece of it stands in line among those of the others.
 */
export function limitFairly(limits: {
	atOnce: number;
	mostOfOne: number;
	mostOfAll: number;
	tooBusy: () => Refusal;
}) {
	const { atOnce, mostOfOne, mostOfAll, tooBusy } = limits;
	const taken = limitConcurrency({ atOnce: mostOfAll, mostWaiting: 0, tooBusy });
	const inTurnOf = limitEach({ atOnce: 1, mostWaiting: mostOfOne - 1, tooBusy });
	const inTurn = limitConcurrency({ atOnce, mostWaiting: mostOfAll, tooBusy });
	return <Result>(organizationId: number, work: () => Promise<Result>): Promise<Result> =>
		taken(() => inTurnOf(organizationId, () => inTurn(work)));
}
