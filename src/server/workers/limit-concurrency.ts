import { LRUCache } from "lru-cache";
import type { Refusal } from "#usecases/refusals.ts";

type ConcurrencyLimits = { atOnce: number; mostWaiting: number; tooBusy: () => Refusal };

type Work<Result> = () => Promise<Result>;

/**
 * Runs work in order of arrival, at most `atOnce` at a time, and refuses when the queue is full. Whoever
 * waits leaves the line with the signal's reason when that is aborted.
 */
export function limitConcurrency({ atOnce, mostWaiting, tooBusy }: ConcurrencyLimits) {
	let running = 0;
	const waiting = new Set<() => void>();
	const turn = (signal: AbortSignal | undefined) => {
		if (waiting.size >= mostWaiting) throw tooBusy();
		const { promise, resolve, reject } = Promise.withResolvers<void>();
		const leave = () => {
			waiting.delete(resolve);
			reject(signal?.reason);
		};
		waiting.add(resolve);
		signal?.addEventListener("abort", leave);
		return promise.finally(() => signal?.removeEventListener("abort", leave));
	};
	return async <Result>(work: Work<Result>, signal?: AbortSignal): Promise<Result> => {
		signal?.throwIfAborted();
		if (running >= atOnce) await turn(signal);
		else running += 1;
		try {
			signal?.throwIfAborted();
			return await work();
		} finally {
			// The turn is handed on without being given back, so nobody can slip in between.
			const [next] = waiting;
			if (next === undefined) running -= 1;
			else {
				waiting.delete(next);
				next();
			}
		}
	};
}

/** What has been idle for the longest time is forgotten, which is as good as new. */
const mostKnown = 1000;

/** The same limits for each organization by itself: one that asks for much waits for itself. */
export function limitEach(limits: ConcurrencyLimits) {
	const turns = new LRUCache<number, ReturnType<typeof limitConcurrency>>({ max: mostKnown });
	return <Result>(
		organizationId: number,
		work: Work<Result>,
		signal?: AbortSignal,
	): Promise<Result> => {
		const inTurn = turns.get(organizationId) ?? limitConcurrency(limits);
		turns.set(organizationId, inTurn);
		return inTurn(work, signal);
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
	return <Result>(
		organizationId: number,
		work: Work<Result>,
		signal?: AbortSignal,
	): Promise<Result> =>
		taken(() => inTurnOf(organizationId, () => inTurn(work, signal), signal), signal);
}
