import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Attempts } from "#usecases/platform-scope.ts";
import { Refusal } from "#usecases/refusals.ts";

/** Wrong passwords allowed, and within how many seconds. After them a try waits, it is not locked. */
const limits = {
	/** One address trying one name: about 100 an hour. */
	pair: { points: 8, duration: 5 * 60 },
	/** One name, tried from many addresses: 100 an hour. */
	name: { points: 20, duration: 12 * 60 },
	/** One address, trying many names. A hall full of scorekeepers shares one. */
	address: { points: 60, duration: 10 * 60 },
};
const mostKnownPairs = 10_000;

/** Slows down guessing. Counts are kept in memory, by the address that asks. */
export function signInThrottle(): (address: string) => Attempts {
	const pairs = new RateLimiterMemory({ ...limits.pair, keyPrefix: "pair" });
	const names = new RateLimiterMemory({ ...limits.name, keyPrefix: "name" });
	const addresses = new RateLimiterMemory({ ...limits.address, keyPrefix: "address" });
	/** Where an owner has signed in before, strangers' guesses at the name do not delay the owner. */
	const known = new LRUCache<string, true>({ max: mostKnownPairs });

	return (address) => ({
		async begin(usernameKey) {
			const pair = pairKey(usernameKey, address);
			await count(addresses, address);
			await count(pairs, pair);
			if (!known.has(pair)) await count(names, nameKey(usernameKey));
		},
		async succeeded(usernameKey) {
			const pair = pairKey(usernameKey, address);
			await addresses.reward(address);
			if (!known.has(pair)) await names.reward(nameKey(usernameKey));
			await pairs.delete(pair);
			known.set(pair, true);
		},
	});
}

async function count(limiter: RateLimiterMemory, key: string): Promise<void> {
	try {
		await limiter.consume(key);
	} catch (refused) {
		if (!(refused instanceof RateLimiterRes)) throw refused;
		throw tooSoon(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
	}
}

function tooSoon(retryAfterSeconds: number): Refusal {
	const minutes = Math.ceil(retryAfterSeconds / 60);
	const wait = minutes > 1 ? `${minutes} minutes` : "a minute";
	return new Refusal("throttled", `Too many attempts. Please try again in ${wait}.`, {
		retryAfterSeconds,
	});
}

function pairKey(usernameKey: string, address: string): string {
	return `${address} ${nameKey(usernameKey)}`;
}

/** Nobody fills the memory with long names. */
function nameKey(usernameKey: string): string {
	return usernameKey.slice(0, 64);
}
