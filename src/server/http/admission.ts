import { Refusal } from "#usecases/refusals.ts";
import { MinuteCounts } from "./minute-counts.ts";

/** How late the work of this process is, in milliseconds. */
export type Lateness = { ms: () => number };

/** Lets a stranger's costly work begin, and answers what to call at its end; else throws a refusal. */
export type Admit = () => () => void;

/** What strangers have made anew: pages and answers that are not kept. */
const limits = {
	/** Each address in a minute: a school behind one, and a crawler. */
	mostOfAddress: 600,
	/** From when on the process is late, and how much of this work may go on then. */
	lateMs: 300,
	mostWhileLate: 2,
};

/**
 * Who is refused first. What is kept costs next to nothing and is always answered, and so are members;
 * what has to be made for strangers waits for another time while everything is late, and no address
 * has it made without end (rule `busy-refuses-strangers-first`).
 */
export class Admission {
	readonly #lateness: Lateness;
	readonly #made: MinuteCounts;
	#underway = 0;

	constructor(lateness: Lateness, now: () => Date) {
		this.#lateness = lateness;
		this.#made = new MinuteCounts(now);
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
		const { count, secondsLeft: retryAfterSeconds } = this.#made.add(address);
		if (count <= limits.mostOfAddress) return;
		const sentence = "Too much was asked for from your address. Please try again in a minute.";
		throw new Refusal("throttled", sentence, { retryAfterSeconds });
	}
}

function nothingToEnd(): void {}
