/**
 * How often each team plays at each value of a slot, such as its time of day: the sum of squares is
 * least when the values are shared evenly.
 */
export class Shares {
	squares = 0;
	readonly #labelOf: Int32Array;
	readonly #values: number;
	readonly #count: Int16Array;

	/**
	 * @param labelOf the value of each slot, counted from 0
	 * @param before by team × value, games that count as well
	 */
	constructor(teams: number, values: number, labelOf: Int32Array, before?: Int16Array) {
		this.#labelOf = labelOf;
		this.#values = values;
		this.#count = before?.slice() ?? new Int16Array(teams * values);
		this.squares = this.#count.reduce((sum, games) => sum + games ** 2, 0);
	}

	/** How often a team plays at the value of a slot, and has before. */
	count(team: number, slot: number): number {
		return this.#count[team * this.#values + (this.#labelOf[slot] as number)] as number;
	}

	add(team: number, slot: number): void {
		const cell = team * this.#values + (this.#labelOf[slot] as number);
		const before = this.#count[cell] as number;
		this.squares += 2 * before + 1;
		this.#count[cell] = before + 1;
	}

	remove(team: number, slot: number): void {
		const cell = team * this.#values + (this.#labelOf[slot] as number);
		const after = (this.#count[cell] as number) - 1;
		this.squares -= 2 * after + 1;
		this.#count[cell] = after;
	}

	/** What changes when a team plays in another slot instead. */
	changeOfShift(team: number, from: number, to: number): number {
		if (this.#labelOf[from] === this.#labelOf[to]) return 0;
		return 2 * (this.count(team, to) + 1 - this.count(team, from));
	}
}
