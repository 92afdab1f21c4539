import { LRUCache } from "lru-cache";
import type { Services } from "./services.ts";
import type { WirePage } from "./wire-page.ts";

/** When the data of a page was read: after how many drops, and in which quarter of an hour. */
export type Reading = { drops: number; quarter: number };

/** The organization id under which pages without an organization are kept. */
export const noOrganization = 0;

const mostBytes = 64 * 1024 * 1024;
const mostPages = 20_000;
const mostAddressBytes = 4 * 1024 * 1024;

/**
 * Pages show what is today's and what is next, and a day begins on a quarter of an hour in every
 * time zone, so no page is older than the quarter it was made in.
 */
const quarterMs = 15 * 60_000;

/** A cache that forgets what any commit makes old. */
export function pageCacheOf({ database, now }: Pick<Services, "database" | "now">): PageCache {
	const cache = new PageCache(now);
	database.onWrite((organizationId) => cache.drop(organizationId));
	return cache;
}

/** Whose data a page shows, and when it was read. */
type Source = { organizationId: number; reading: Reading };
type Kept = Source & { page: WirePage };
type Make = () => Promise<WirePage>;
/** `next` is for those for whom this one is read too early. */
type Underway = Source & { page: Promise<WirePage>; next?: Next };
type Next = { source: Source; make: Make; page: Promise<WirePage> };

/**
 * Anonymous public pages in memory. The key holds the resolved organization, never a header. A
 * write drops the pages of its organization; a page whose data was read before a drop is not kept
 * after it.
 */
export class PageCache {
	readonly #now: () => Date;
	readonly #pages = new LRUCache<string, Kept>({
		max: mostPages,
		maxSize: mostBytes,
		sizeCalculation: ({ page }, key) => page.size + key.length + 500,
	});
	/** Which page an address got, for the way in front of the app (front.ts). Good until any write. */
	readonly #keysByAddress = new LRUCache<string, { key: string; reading: Reading }>({
		max: mostPages,
		maxSize: mostAddressBytes,
		sizeCalculation: ({ key }, address) => key.length + address.length + 100,
	});
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
		if (kept === undefined || kept.reading.quarter !== this.#quarter()) return undefined;
		return this.#isFresh(kept) ? kept.page : undefined;
	}

	/**
	 * The page that is kept, else the one that `make` makes of the source. A page is made by one at a
	 * time: who asks meanwhile gets the same one if nothing was written since its data was read, else
	 * waits for the next, which all who wait have in common. So a busy day makes pages rarer, not the
	 * queue longer. Only found pages are kept: what is missing now may be there in a moment.
	 */
	async getOrMake(key: string, source: Source, make: Make): Promise<WirePage> {
		const kept = this.get(key);
		if (kept !== undefined) return kept;
		const underway = this.#underway.get(key);
		if (underway === undefined) return this.#make(key, source, make);
		if (underway.reading.quarter === this.#quarter() && this.#isFresh(underway)) {
			return underway.page;
		}
		if (underway.next === undefined) {
			const makeNext = () => this.#make(key, next.source, next.make);
			const next: Next = { source, make, page: underway.page.then(makeNext, makeNext) };
			underway.next = next;
		} else {
			// Of what the last who came has read, which is new enough for all who came before.
			Object.assign(underway.next, { source, make });
		}
		return underway.next.page;
	}

	/** To be called before anything a page is made of is read, the organization included. */
	startReading(): Reading {
		return { drops: this.#drops, quarter: this.#quarter() };
	}

	/** Keeps a page, unless its organization was written since the reading started. */
	put(key: string, made: Kept): void {
		if (this.#isFresh(made)) this.#pages.set(key, made);
	}

	/** Notes which page was found for a host and path as they were sent, by what `reading` read. */
	noteAddress(host: string, url: string, key: string, reading: Reading): void {
		this.#keysByAddress.set(addressOf(host, url), { key, reading });
	}

	/** The page that this host and path got before, if nothing was written since. */
	getByAddress(host: string, url: string): WirePage | undefined {
		const noted = this.#keysByAddress.get(addressOf(host, url));
		return noted?.reading.drops === this.#drops ? this.get(noted.key) : undefined;
	}

	/**
	 * Forgets the pages of an organization and those of none; without one, all pages. They are not
	 * looked for: a page knows when it was read, and leaves the memory as the least recently used.
	 */
	drop(organizationId: number | null): void {
		this.#drops += 1;
		if (organizationId === null) {
			this.#allDroppedAt = this.#drops;
			this.#droppedAt.clear();
		} else {
			this.#droppedAt.set(organizationId, this.#drops).set(noOrganization, this.#drops);
		}
	}

	async #make(key: string, source: Source, make: Make): Promise<WirePage> {
		const underway: Underway = { ...source, page: make() };
		this.#underway.set(key, underway);
		try {
			const page = await underway.page;
			if (page.status === 200) this.put(key, { ...source, page });
			return page;
		} finally {
			if (underway.next === undefined) this.#underway.delete(key);
		}
	}

	#isFresh({ organizationId, reading }: Source): boolean {
		return reading.drops >= (this.#droppedAt.get(organizationId) ?? this.#allDroppedAt);
	}

	#quarter(): number {
		return Math.floor(this.#now().getTime() / quarterMs);
	}
}

/** A path holds no space, so no two addresses are written the same. */
function addressOf(host: string, url: string): string {
	return `${host} ${url}`;
}
