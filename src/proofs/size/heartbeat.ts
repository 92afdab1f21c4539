/** A request may keep everybody else waiting for so long. */
export const longestFreezeMs = 250;

/** A collection of garbage and code that runs for the first time are slow once, slow work is every time. */
const mostTries = 4;

/**
 * For how long the work holds the event loop at the most, at its best of some tries. What is counted is
 * the processor's time of this thread between two turns of the loop, which is the same on a busy machine.
 */
export async function frozenBy(work: () => unknown): Promise<number> {
	let best = Number.POSITIVE_INFINITY;
	for (let tries = 0; tries < mostTries && best > longestFreezeMs; tries += 1) {
		const { end } = heartbeat();
		await work();
		best = Math.min(best, end());
	}
	return best;
}

/** Begins to listen; `end` tells the longest time between two turns since. */
export function heartbeat(): { end: () => number } {
	let [longest, before] = [0, processorMs()];
	const beat = () => {
		const now = processorMs();
		longest = Math.max(longest, now - before);
		before = now;
	};
	const timer = setInterval(beat, 1);
	return {
		end: () => {
			clearInterval(timer);
			beat();
			return longest;
		},
	};
}

function processorMs(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1000;
}
