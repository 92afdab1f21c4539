export type Foursome = [one: number, two: number, three: number, four: number];

/**
 * Who meets whom in which week: the sum of squares of meetings, or of what they differ from those wanted,
 * and how many of them follow the one before by fewer weeks than wanted.
 */
export class Meetings {
	squares = 0;
	short = 0;
	readonly #teams: number;
	readonly #weeks: number;
	readonly #distance: number;
	readonly #count: Int16Array;
	readonly #wanted: Int16Array;
	/** By pair × week. */
	readonly #inWeek: Uint8Array;

	/** @param wanted by team × team, how often they are to meet; null: equally often */
	constructor(teams: number, weeks: number, distance: number, wanted: Int16Array | null) {
		this.#teams = teams;
		this.#weeks = weeks;
		this.#distance = distance;
		this.#count = new Int16Array(teams * teams);
		this.#wanted = wanted ?? new Int16Array(teams * teams);
		this.squares = this.#wanted.reduce((sum, times) => sum + times ** 2, 0) / 2;
		this.#inWeek = new Uint8Array(teams * teams * weeks);
	}

	/** How often they meet more than they are to. */
	excess(one: number, other: number): number {
		return this.#excess(this.#pair(one, other));
	}

	#excess(pair: number): number {
		return (this.#count[pair] as number) - (this.#wanted[pair] as number);
	}

	add(one: number, other: number, week: number): void {
		const pair = this.#pair(one, other);
		const before = this.#count[pair] as number;
		this.squares += 2 * this.#excess(pair) + 1;
		if (before > 0) this.short += this.#shortAround(pair, week);
		this.#count[pair] = before + 1;
		(this.#inWeek[pair * this.#weeks + week] as number)++;
	}

	remove(one: number, other: number, week: number): void {
		const pair = this.#pair(one, other);
		const after = (this.#count[pair] as number) - 1;
		this.#count[pair] = after;
		(this.#inWeek[pair * this.#weeks + week] as number)--;
		this.squares -= 2 * this.#excess(pair) + 1;
		if (after > 0) this.short -= this.#shortAround(pair, week);
	}

	/** What changes when `one` and `three` exchange their opponents `two` and `four` in a week. */
	changeOfTrade(
		[one, two, three, four]: Foursome,
		week: number,
	): { squares: number; short: number } {
		const squares =
			2 *
			(2 +
				this.excess(one, four) +
				this.excess(three, two) -
				this.excess(one, two) -
				this.excess(three, four));
		const short =
			this.#shortOfNew(one, four, week) +
			this.#shortOfNew(three, two, week) -
			this.#shortOfOld(one, two, week) -
			this.#shortOfOld(three, four, week);
		return { squares, short };
	}

	#shortOfNew(one: number, other: number, week: number): number {
		const pair = this.#pair(one, other);
		return this.#count[pair] === 0 ? 0 : this.#shortAround(pair, week);
	}

	#shortOfOld(one: number, other: number, week: number): number {
		const pair = this.#pair(one, other);
		if (this.#count[pair] === 1) return 0;
		const cell = pair * this.#weeks + week;
		(this.#inWeek[cell] as number)--;
		const short = this.#shortAround(pair, week);
		(this.#inWeek[cell] as number)++;
		return short;
	}

	/** How many more short distances one more meeting in this week makes. */
	#shortAround(pair: number, week: number): number {
		const start = pair * this.#weeks;
		if ((this.#inWeek[start + week] as number) > 0) return 1;
		let before = 1;
		while (before < this.#distance && before <= week && !this.#inWeek[start + week - before]) {
			before++;
		}
		if (before > week) before = this.#distance;
		const last = this.#weeks - 1 - week;
		let after = 1;
		while (after < this.#distance && after <= last && !this.#inWeek[start + week + after]) after++;
		if (after > last) after = this.#distance;
		const isBefore = before < this.#distance;
		const isAfter = after < this.#distance;
		// Two neighbours may have been too close to each other already.
		const wasShort = isBefore && isAfter && before + after < this.#distance;
		return (isBefore ? 1 : 0) + (isAfter ? 1 : 0) - (wasShort ? 1 : 0);
	}

	#pair(one: number, other: number): number {
		return one < other ? one * this.#teams + other : other * this.#teams + one;
	}
}
