import { LRUCache } from "lru-cache";
import { Refusal } from "#usecases/refusals.ts";

/** How late the work of this process is, in milliseconds. */
export type Lateness = { ms: () => number };

/** Lets a stranger's costly work begin, and answers what to call at its end; else throws a refusal. */
export type Admit = () => () => void;

/** What strangers have made anew: pages and answers that are not kept. */
const limits = {
	/** Each address, in so many milliseconds: a school behind one, and a crawler. */
	mostOfAddress: 600,
	withinMs: 60_000,
	/** From when on the process is late, and how much of this work may go on then. */
	lateMs: 300,
	mostWhileLate: 2,
};
const mostAddresses = 20_000;

/**
 * Who is refused first. What is kept costs next to nothing and is always answered, and so are members;
 * what has to be made for strangers waits for another time while everything is late, and no address
 * has it made without end (rule `busy-refuses-strangers-first`).
 */
export class Admission {
	readonly #lateness: Lateness;
	readonly #now: () => Date;
	readonly #made = new LRUCache<string, { count: number; until: number }>({
		// With `max` the memory would be taken at once.
		maxSize: mostAddresses,
		sizeCalculation: () => 1,
	});
	#underway = 0;

	constructor(lateness: Lateness, now: () => Date) {
		this.#lateness = lateness;
		this.#now = now;
	}

	/** Of whoever asks from this address; null for this machine itself, which is not limited. */
	from(address: string | null): Admit {
		return () => (address === null ? nothingToEnd : this.#admit(address));
	}

	#admit(address: string): () => void {
		if (this.#underway >= limits.mostWhileLate && this.#lateness.ms() > limits.lateMs) {
			throw new Refusal("overloaded", "This site is very busy. Please try again in a moment.", {
				retryAfterSeconds: 5,
			});
		}
		this.#count(address);
		this.#underway += 1;
		return () => {
			this.#underway -= 1;
		};
	}

	#count(address: string): void {
		const now = this.#now().getTime();
		const before = this.#made.get(address);
		if (before === undefined || before.until <= now) {
			this.#made.set(address, { count: 1, until: now + limits.withinMs });
			return;
		}
		before.count += 1;
		if (before.count <= limits.mostOfAddress) return;
		const sentence = "Too much was asked for from your address. Please try again in a minute.";
		const retryAfterSeconds = Math.ceil((before.until - now) / 1000);
		throw new Refusal("throttled", sentence, { retryAfterSeconds });
	}
}

function nothingToEnd(): void {}
