import { noOrganization } from "#store/engine/database.ts";
import type { Admit } from "../http/admission.ts";
import type { Services } from "../services.ts";
import { SharedMemory } from "./shared-memory.ts";
import type { WirePage } from "./wire-page.ts";

/** When the data of a page was read: after how many drops, and until when it is true without a write, in ms since 1970. */
export type Reading = { drops: number; until: number };

const mostBytes = 64 * 1024 * 1024;
const mostAddressBytes = 4 * 1024 * 1024;

/**
 * Pages show what is today's and what is next, and a day begins on a quarter of an hour in every
 * time zone, so no page is older than the quarter it was made in.
 */
const quarterMs = 15 * 60_000;
/** What goes on by itself, such as the clock of a game, is not older than a second. */
const secondMs = 1000;

/** A cache that forgets what any commit makes old. */
export function pageCacheOf({ database, now }: Pick<Services, "database" | "now">): PageCache {
	const cache = new PageCache(now);
	database.onWrite((organizationId) => cache.emptyFor(organizationId));
	return cache;
}

/** Whose data a page shows, and when it was read. */
type Source = { organizationId: number; reading: Reading };
type Kept = Source & { page: WirePage };
type Make = () => Promise<WirePage>;
/** `next` is for requests that came after a write, when this one had already read its data. */
type Underway = Source & { page: Promise<WirePage>; next?: Next };
type Next = { source: Source; make: Make; page: Promise<WirePage> };

/**
 * Anonymous public pages in memory, of which each organization has a share. The key holds the resolved
 * organization, never a header. A write drops the pages of its organization; a page whose data was read
 * before a drop is not kept after it.
 */
export class PageCache {
	readonly #now: () => Date;
	readonly #pages = new SharedMemory<Kept>(mostBytes);
	/** Which page an address got, for answer-before-app.ts. Valid until its organization is written. */
	readonly #keysByAddress = new SharedMemory<Source & { key: string }>(mostAddressBytes);
	/** Pages that are being made. */
	readonly #underway = new Map<string, Underway>();
	readonly #droppedAt = new Map<number, number>();
	#allDroppedAt = 0;
	#drops = 0;

	constructor(now: () => Date) {
		this.#now = now;
	}

	get(key: string): WirePage | undefined {
		const kept = this.#pages.get(key);
		return kept !== undefined && this.#isTrue(kept) ? kept.page : undefined;
	}

	/**
	 * The page that is kept, else the one that `make` makes of the source. A page is made by one at a
	 * time: who asks meanwhile gets the same one if nothing was written since its data was read, else
	 * waits for the next, which all who wait have in common. So a busy day makes pages rarer, not the
	 * queue longer. Only found pages are kept: what is missing now may be there in a moment. `admit`
	 * refuses whoever may not have a page made now; who only waits for others' is not asked.
	 */
	async getOrMake(
		key: string,
		source: Source,
		make: Make,
		admit: Admit = anybody,
	): Promise<WirePage> {
		const kept = this.get(key);
		if (kept !== undefined) return kept;
		const underway = this.#underway.get(key);
		if (underway === undefined) return this.#make(key, source, make, admit());
		if (this.#isTrue(underway)) return underway.page;
		if (underway.next === undefined) {
			const end = admit();
			const makeNext = () => this.#make(key, next.source, next.make, end);
			const next: Next = { source, make, page: underway.page.then(makeNext, makeNext) };
			underway.next = next;
		} else {
			// What the last request has read is new enough for all that came before it.
			Object.assign(underway.next, { source, make });
		}
		return underway.next.page;
	}

	/** To be called before anything a page is made of is read, the organization included. */
	startReading({ isForASecond = false } = {}): Reading {
		const lifeMs = isForASecond ? secondMs : quarterMs;
		return {
			drops: this.#drops,
			until: (Math.floor(this.#now().getTime() / lifeMs) + 1) * lifeMs,
		};
	}

	/** Keeps a page, unless its organization was written since the reading started. */
	put(key: string, made: Kept): void {
		if (!this.#isFresh(made)) return;
		const size = made.page.size + key.length + 500;
		this.#pages.set(key, made, { owner: made.organizationId, size });
	}

	/**
	 * Remembers which page was found for a host and path as they were sent. Their names have to mean
	 * the organization of the page and no other, so that they mean it until it is written: whoever
	 * takes a name takes it from the one that has it.
	 */
	rememberAddress(host: string, url: string, found: Source & { key: string }): void {
		const address = addressOf(host, url);
		const size = found.key.length + address.length + 100;
		this.#keysByAddress.set(address, found, { owner: found.organizationId, size });
	}

	/** The page that this host and path got before, if its organization was not written since. */
	getByAddress(host: string, url: string): WirePage | undefined {
		const noted = this.#keysByAddress.get(addressOf(host, url));
		return noted !== undefined && this.#isFresh(noted) ? this.get(noted.key) : undefined;
	}

	/**
	 * Empties the cache of the pages of one organization and of the pages of none; with null, of all
	 * pages. Nothing is searched for: a page knows when it was read, and its memory is freed once it
	 * is the least recently used.
	 */
	emptyFor(organizationId: number | null): void {
		this.#drops += 1;
		if (organizationId === null) {
			this.#allDroppedAt = this.#drops;
			this.#droppedAt.clear();
		} else {
			this.#droppedAt.set(organizationId, this.#drops).set(noOrganization, this.#drops);
		}
	}

	async #make(key: string, source: Source, make: Make, end: () => void): Promise<WirePage> {
		const underway: Underway = { ...source, page: make() };
		this.#underway.set(key, underway);
		try {
			const page = await underway.page;
			if (page.status === 200) this.put(key, { ...source, page });
			return page;
		} finally {
			end();
			if (underway.next === undefined) this.#underway.delete(key);
		}
	}

	#isFresh({ organizationId, reading }: Source): boolean {
		return reading.drops >= (this.#droppedAt.get(organizationId) ?? this.#allDroppedAt);
	}

	/** Nothing was written since, and no time has passed that changes it. */
	#isTrue(source: Source): boolean {
		return this.#isFresh(source) && this.#now().getTime() < source.reading.until;
	}
}

/** Nobody is refused, and nothing is counted. */
const anybody: Admit = () => () => {};

/** A path holds no space, so no two addresses are written the same. */
function addressOf(host: string, url: string): string {
	return `${host} ${url}`;
}
