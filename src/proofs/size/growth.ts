/** Each size is four times the one before. */
const sizes = [1, 4, 16];

/**
 * Milliseconds under which a time says nothing. Everything that is tried takes less than three times as
 * long at its largest, so only what grows by far too much is ever compared.
 */
const noise = 25;

/** A collection of garbage may fall into a run; into all of them only if the work asks for it. */
const mostRounds = 12;

/** Something to be done in three sizes, prepared beforehand so that only the doing is measured. */
export type Sized = (times: number) => () => unknown;

/**
 * How many times as long the work takes at each size as at the one before: the best of some runs,
 * and of more while that is a little over `most`. Counted is the processor's time of this thread
 * alone, which is the same on a busy machine. What is quick at its largest is not tried again.
 */
export async function growthOf(work: Sized, most: number): Promise<number[]> {
	const works = sizes.map(work);
	const best = works.map(() => Number.POSITIVE_INFINITY);
	for (let round = 0; round < mostRounds; round += 1) {
		for (const [index, run] of [...works.entries()].toReversed()) {
			best[index] = Math.min(best[index] ?? 0, await processorTime(run));
			if ((best.at(-1) ?? 0) <= noise) return sizes.slice(1).map(() => 1);
		}
		const growth = Math.max(...growths(best));
		if ((round > 0 && growth <= most) || (round > 1 && growth > 2 * most)) break;
	}
	return growths(best);
}

function growths(times: readonly number[]): number[] {
	const heard = times.map((time) => Math.max(time, noise));
	return heard.slice(1).map((time, index) => time / (heard[index] ?? time));
}

async function processorTime(run: () => unknown): Promise<number> {
	const before = process.threadCpuUsage();
	await run();
	const { user, system } = process.threadCpuUsage(before);
	return (user + system) / 1000;
}
