import { LRUCache } from "lru-cache";
import type { Platform } from "#store/platform/platform.ts";

/** So many tries within so many seconds, counted from the first one. */
export type Limit = { points: number; duration: number };

const mostRefused = 10_000;

/**
 * Counts tries in the database: a restart forgives nothing, and several processes count together.
 * Who is over the limit is remembered here too, so that guessing on costs the database nothing.
 */
export function storedLimit(
	counts: Platform["signInAttempts"],
	name: string,
	{ points, duration }: Limit,
) {
	const refusedUntil = new LRUCache<string, number>({
		// With `max` the memory would be taken at once, and most of it is never used.
		maxSize: mostRefused,
		sizeCalculation: () => 1,
	});
	const add = (who: string, change: number) => {
		const now = Date.now();
		const expiresAt = new Date(now + duration * 1000).toISOString();
		return counts.add(`${name}:${who}`, { points: change, expiresAt }, new Date(now).toISOString());
	};
	return {
		/** Counts a try. Answers in how many milliseconds the next one is welcome when it was too many. */
		async count(who: string): Promise<number | null> {
			const known = (refusedUntil.get(who) ?? 0) - Date.now();
			if (known > 0) return known;
			const counted = await add(who, 1);
			if (counted.points <= points) return null;
			const until = Date.parse(counted.expiresAt);
			refusedUntil.set(who, until);
			return until - Date.now();
		},

		/** Takes one try back. */
		async forgive(who: string): Promise<void> {
			await add(who, -1);
		},

		async forget(who: string): Promise<void> {
			await counts.remove(`${name}:${who}`);
			refusedUntil.delete(who);
		},
	};
}
