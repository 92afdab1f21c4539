import type { State } from "../search/state.ts";

/** Two teams, and the slot where their game stood; -1 where it cannot stay. */
export type KnownGame = { one: number; other: number; home: number };

/** In which order arrangements are better: games first, then few moves, then fairness. */
export type Standing = { leftOut: number; moved: number; cost: number };

const nowhere = -1;

/**
 * Games of a schedule whose teams are settled, each on a slot or on none. Changes are a transaction as
 * those of the state are, which keeps the rules.
 */
export class Arrangement {
	readonly state: State;
	readonly games: readonly KnownGame[];
	/** By game the slots it may have. */
	readonly options: readonly (readonly number[])[];
	/** By game its slot, and by slot its game. */
	readonly slotOf: Int32Array;
	readonly #gameAt: Int32Array;
	#leftOut: number;
	#moved = 0;
	/** Games and the slots they had since the last `keep`. */
	readonly #log: number[] = [];

	constructor(state: State, games: readonly KnownGame[], isOpen: (slot: number) => boolean) {
		this.state = state;
		this.games = games;
		const slots = [...state.first.keys()].filter((slot) => !state.isPinned[slot]);
		this.options = games.map(({ one, other, home }) =>
			slots.filter(
				(slot) =>
					(slot === home || isOpen(slot)) && state.isFree(one, slot) && state.isFree(other, slot),
			),
		);
		this.slotOf = new Int32Array(games.length).fill(nowhere);
		this.#gameAt = new Int32Array(state.first.length).fill(nowhere);
		this.#leftOut = games.length;
	}

	get standing(): Standing {
		return { leftOut: this.#leftOut, moved: this.#moved, cost: this.state.costNow() };
	}

	/** Games that are left out or not where they stood. */
	get restless(): number[] {
		return [...this.games.keys()].filter((game) => this.slotOf[game] !== this.games[game]?.home);
	}

	isPlaced(game: number): boolean {
		return this.slotOf[game] !== nowhere;
	}

	/** Whether nothing is in the way of a game in a slot. */
	fits(game: number, slot: number): boolean {
		const { one, other } = this.games[game] as KnownGame;
		const { state } = this;
		return state.isEmpty(slot) && state.fits(one, slot) && state.fits(other, slot);
	}

	put(game: number, slot: number): boolean {
		const { one, other, home } = this.games[game] as KnownGame;
		if (!this.state.isEmpty(slot) || !this.state.fill(slot, one, other)) return false;
		this.#log.push(game, nowhere);
		this.#set(game, slot, home);
		return true;
	}

	lift(game: number): void {
		const slot = this.slotOf[game] as number;
		if (slot === nowhere) return;
		this.state.empty(slot);
		this.#log.push(game, slot);
		this.#set(game, nowhere, (this.games[game] as KnownGame).home);
	}

	/** Takes away what keeps a game from a slot; null where that is a game that stays or too many. */
	makeRoom(game: number, slot: number): number[] | null {
		const lifted: number[] = [];
		for (const other of this.#inTheWay(game, slot)) {
			if (lifted.length === mostInTheWay) return null;
			this.lift(other);
			lifted.push(other);
		}
		return this.fits(game, slot) ? lifted : null;
	}

	keep(): void {
		this.state.keep();
		this.#log.length = 0;
	}

	back(): void {
		this.state.back();
		const log = this.#log;
		for (let at = log.length - 2; at >= 0; at -= 2) {
			const game = log[at] as number;
			this.#set(game, log[at + 1] as number, (this.games[game] as KnownGame).home);
		}
		log.length = 0;
	}

	/** Back to slots that were noted before. */
	restore(slots: Int32Array): void {
		const changed = [...this.games.keys()].filter((game) => this.slotOf[game] !== slots[game]);
		for (const game of changed) this.lift(game);
		for (const game of changed) {
			const slot = slots[game] as number;
			if (slot !== nowhere) this.put(game, slot);
		}
		this.keep();
	}

	/** Who stands in the slot; games of both teams and their people at that time, then of the day and week. */
	*#inTheWay(game: number, slot: number): Generator<number> {
		const { state } = this;
		const { grid } = state;
		const { one, other } = this.games[game] as KnownGame;
		const there = this.#gameAt[slot] as number;
		if (there !== nowhere) yield there;
		const overlapping = grid.overlaps[grid.momentOf[slot] as number] as number[];
		const people = new Set(
			[one, other].flatMap((team) => [team, ...(grid.mates[team] as number[])]),
		);
		const inWeek = grid.slotsOfWeek[grid.weekOf[slot] as number] as number[];
		const isOf = (at: number, team: number) =>
			state.first[at] === team || state.second[at] === team;
		for (const at of inWeek) {
			const found = this.#gameAt[at] as number;
			if (found === nowhere || !overlapping.includes(grid.momentOf[at] as number)) continue;
			if ([...people].some((team) => isOf(at, team))) yield found;
		}
		for (const team of [one, other]) {
			const own = inWeek.filter((at) => this.#gameAt[at] !== nowhere && isOf(at, team));
			const sameDay = own.filter((at) => grid.dateOf[at] === grid.dateOf[slot]);
			for (const at of [...sameDay, ...own]) {
				if (state.fits(team, slot)) break;
				if (this.#gameAt[at] !== nowhere) yield this.#gameAt[at] as number;
			}
		}
	}

	#set(game: number, slot: number, home: number): void {
		const before = this.slotOf[game] as number;
		if (before !== nowhere && this.#gameAt[before] === game) this.#gameAt[before] = nowhere;
		if (slot !== nowhere) this.#gameAt[slot] = game;
		this.slotOf[game] = slot;
		if (before === nowhere) this.#leftOut--;
		if (slot === nowhere) this.#leftOut++;
		if (before !== nowhere && before !== home) this.#moved--;
		if (slot !== nowhere && slot !== home) this.#moved++;
	}
}

/** More games in the way of one are not worth it: each of them would have to move. */
const mostInTheWay = 4;
