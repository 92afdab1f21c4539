import type { GamesBound } from "../bounds/games-bound.ts";

/**
 * Keeps teams in step: after each week the games played so far should differ by one at most, which
 * also means that nobody has a second bye before everybody had one. The excess of a week is the sum
 * of squares of games so far, less the smallest sum that many games can have. Teams that cannot have
 * as many games as the others are left out.
 */
export class Progress {
	excess = 0;
	readonly #weeks: number;
	readonly #isInStep: Uint8Array;
	readonly #counted: number;
	readonly #played: Int16Array;
	readonly #sum: Int32Array;
	readonly #squares: Int32Array;
	readonly #excesses: Int32Array;
	/** Changes that are not yet counted: team × week, and by how many games. */
	readonly #waiting: number[] = [];
	readonly #change: number[] = [];

	constructor({ best }: GamesBound, weeks: number) {
		const most = Math.max(0, ...best);
		this.#weeks = weeks;
		this.#isInStep = Uint8Array.from(best, (games) => (games >= most - 1 ? 1 : 0));
		this.#counted = this.#isInStep.reduce((sum, is) => sum + is, 0);
		this.#played = new Int16Array(best.length * weeks);
		this.#sum = new Int32Array(weeks);
		this.#squares = new Int32Array(weeks);
		this.#excesses = new Int32Array(weeks);
	}

	note(team: number, week: number, change: number): void {
		if (!this.#isInStep[team]) return;
		const key = team * this.#weeks + week;
		// Most changes move a team within a week, and cancel out.
		for (let at = 0; at < this.#waiting.length; at++) {
			if (this.#waiting[at] !== key) continue;
			(this.#change[at] as number) += change;
			return;
		}
		this.#waiting.push(key);
		this.#change.push(change);
	}

	settle(): void {
		let from = this.#weeks;
		for (let at = 0; at < this.#waiting.length; at++) {
			const change = this.#change[at] as number;
			if (change === 0) continue;
			const key = this.#waiting[at] as number;
			const week = key % this.#weeks;
			this.#apply(key, week, change);
			if (week < from) from = week;
		}
		this.#waiting.length = 0;
		this.#change.length = 0;
		for (let week = from; week < this.#weeks; week++) this.#measure(week);
	}

	#apply(key: number, week: number, change: number): void {
		for (let later = week; later < this.#weeks; later++) {
			const cell = key - week + later;
			const played = this.#played[cell] as number;
			this.#played[cell] = played + change;
			(this.#sum[later] as number) += change;
			(this.#squares[later] as number) += change * (2 * played + change);
		}
	}

	#measure(week: number): void {
		const sum = this.#sum[week] as number;
		const each = Math.floor(sum / this.#counted);
		const least = this.#counted * each * each + (sum - each * this.#counted) * (2 * each + 1);
		const excess = (this.#squares[week] as number) - least;
		this.excess += excess - (this.#excesses[week] as number);
		this.#excesses[week] = excess;
	}
}
