import { LRUCache } from "lru-cache";
import { say } from "#domain/language/say.ts";
import type { Platform } from "#store/platform/platform.ts";
import type { Attempts } from "#usecases/platform-scope.ts";
import { Refusal } from "#usecases/refusals.ts";
import { type Limit, storedLimit } from "./rate-limit.ts";

/** Wrong passwords allowed, and within how many seconds. After them a try waits, it is not locked. */
const limits: Record<
	| "pair"
	| "name"
	| "address"
	| "signUp"
	| "letter"
	| "code"
	| "rename"
	| "claim"
	| "message"
	| "inbox"
	| "register"
	| "registration"
	| "form"
	| "follow",
	Limit
> = {
	/** One address trying one name: about 100 an hour. */
	pair: { points: 8, duration: 5 * 60 },
	/** One name, tried from many addresses: 100 an hour. */
	name: { points: 20, duration: 12 * 60 },
	/** One address, trying many names. A hall full of scorekeepers shares one. */
	address: { points: 60, duration: 10 * 60 },
	/** One address, making accounts. */
	signUp: { points: 10, duration: 60 * 60 },
	/** One name, being written to; an address may ask for all of a hall's. */
	letter: { points: 4, duration: 60 * 60 },
	/** One account, codes of its second step: about one in a thousand is guessed in a week of trying. */
	code: { points: 10, duration: 60 * 60 },
	/** One user, giving people other names. */
	rename: { points: 10, duration: 60 * 60 },
	/** One organization, connecting domains. */
	claim: { points: 20, duration: 60 * 60 },
	/** One address, writing messages. */
	message: { points: 6, duration: 60 * 60 },
	/** One organization, being written to by everybody. */
	inbox: { points: 60, duration: 60 * 60 },
	/** One address, signing up for a season: a hall full of players shares one. */
	register: { points: 120, duration: 60 * 60 },
	/** One organization, being signed up for by everybody. */
	registration: { points: 1500, duration: 60 },
	/** One address, sending forms of one site's pages: a hall full of parents shares one. */
	form: { points: 60, duration: 10 * 60 },
	/** One e-mail address, being asked whether it wants to follow. */
	follow: { points: 4, duration: 60 * 60 },
};
const mostKnownPairs = 10_000;

/** How often what has run out is cleared away. */
const sweepMs = 5 * 60_000;

/** Slows down guessing, by the address that asks. Counts outlive a restart. */
export function signInThrottle(counts: Platform["signInAttempts"]): (address: string) => Attempts {
	const limiter = (name: keyof typeof limits) => storedLimit(counts, name, limits[name]);
	const pairs = limiter("pair");
	const names = limiter("name");
	const addresses = limiter("address");
	const signUps = limiter("signUp");
	const letters = limiter("letter");
	const codes = limiter("code");
	const renames = limiter("rename");
	const claims = limiter("claim");
	const messages = limiter("message");
	const inboxes = limiter("inbox");
	const registering = limiter("register");
	const registrations = limiter("registration");
	/** Where an owner has signed in before, strangers' guesses at the name do not delay the owner. */
	const known = new LRUCache<string, true>({ maxSize: mostKnownPairs, sizeCalculation: () => 1 });
	let sweptAt = 0;
	const sweep = async () => {
		const now = Date.now();
		if (now - sweptAt < sweepMs) return;
		sweptAt = now;
		await counts.removeExpired(new Date(now).toISOString());
	};

	return (address) => ({
		async begin(usernameKey) {
			await sweep();
			const pair = pairKey(usernameKey, address);
			await count(addresses, address);
			await count(pairs, pair);
			if (!known.has(pair)) await count(names, nameKey(usernameKey));
		},
		async signUp() {
			await sweep();
			await count(signUps, address);
		},
		async letter(usernameKey) {
			await sweep();
			await count(addresses, address);
			await count(letters, nameKey(usernameKey));
		},
		code: (userId) => count(codes, String(userId)),
		codeSucceeded: (userId) => codes.forget(String(userId)),
		async passkey() {
			await sweep();
			await count(addresses, address);
		},
		passkeySucceeded: () => addresses.forgive(address),
		rename: (userId) => count(renames, String(userId)),
		claim: (organizationId) => count(claims, String(organizationId)),
		async message(organizationId) {
			await sweep();
			await count(messages, address);
			await count(inboxes, String(organizationId));
		},
		async register(organizationId) {
			await sweep();
			await count(registering, `${organizationId} ${address}`);
			await count(registrations, String(organizationId));
		},
		async succeeded(usernameKey) {
			const pair = pairKey(usernameKey, address);
			await addresses.forgive(address);
			if (!known.has(pair)) await names.forgive(nameKey(usernameKey));
			await pairs.forget(pair);
			known.set(pair, true);
		},
	});
}

/** Slows down forms of public pages, by organization and the address that sends; and letters to one address. */
export function formThrottle(counts: Platform["signInAttempts"]) {
	const forms = storedLimit(counts, "form", limits.form);
	const follows = storedLimit(counts, "follow", limits.follow);
	return (organizationId: number, address: string) => ({
		form: () => count(forms, `${organizationId} ${address}`),
		letter: (to: string) => count(follows, `${organizationId} ${nameKey(to)}`),
	});
}

async function count(limit: ReturnType<typeof storedLimit>, who: string): Promise<void> {
	const waitMs = await limit.count(who);
	if (waitMs !== null) throw tooSoon(Math.max(1, Math.ceil(waitMs / 1000)));
}

function tooSoon(retryAfterSeconds: number): Refusal {
	const minutes = Math.ceil(retryAfterSeconds / 60);
	const wait = minutes > 1 ? say`${minutes} minutes` : say`a minute`;
	return new Refusal("throttled", say`Too many attempts. Please try again in ${wait}.`, {
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
