import { LRUCache } from "lru-cache";

const minuteMs = 60_000;
const mostKnown = 20_000;

/** How often something was done under each name in a minute that began with the first time. */
export class MinuteCounts {
	readonly #now: () => Date;
	readonly #known = new LRUCache<string, { count: number; until: number }>({
		// With `max` the memory would be taken at once.
		maxSize: mostKnown,
		sizeCalculation: () => 1,
	});

	constructor(now: () => Date) {
		this.#now = now;
	}

	/** One more; answers how many it were, and in how many seconds they are forgotten. */
	add(name: string): { count: number; secondsLeft: number } {
		const now = this.#now().getTime();
		const known = this.#known.get(name);
		const counted =
			known === undefined || known.until <= now ? { count: 0, until: now + minuteMs } : known;
		if (counted !== known) this.#known.set(name, counted);
		counted.count += 1;
		return { count: counted.count, secondsLeft: Math.ceil((counted.until - now) / 1000) };
	}
}
