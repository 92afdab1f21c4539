import type { GamesBound } from "../bounds/games-bound.ts";
import type { Grid } from "../grid.ts";
import { Costs, type Totals } from "./costs.ts";
import type { Foursome } from "./meetings.ts";

/**
 * A schedule under construction: two teams a slot, or nobody. No team ever plays when it is not free,
 * exceeds its games of a day, a week or in all, nor overlaps itself or a team it shares people with: a change that would is
 * refused. Everything else is a cost (`costs.ts`), kept up to date in as many steps as there are weeks
 * at most. Changes are a transaction: `keep` them or take them `back`.
 */
export class State {
	readonly grid: Grid;
	/** Games each team is to have. */
	readonly targets: readonly number[];
	readonly teams: number;
	/** The teams of each slot, -1 where it is empty. Sides are given out later. */
	readonly first: Int16Array;
	readonly second: Int16Array;
	readonly games: Int16Array;
	readonly inWeek: Uint8Array;
	readonly onDate: Uint8Array;
	/** The slot of the last game of team × week. */
	readonly slotIn: Int32Array;
	readonly isPinned: Uint8Array;
	readonly #costs: Costs;
	/** By team × moment: how many games forbid another one there. Null when no game can. */
	readonly #blocked: Uint8Array | null;
	/** What was done since the last `keep`: slot + 1 when filled, -(slot + 1) when emptied. */
	readonly #log: number[] = [];

	constructor(grid: Grid, bound: GamesBound, distance: number) {
		const { slots, weeks, dates, moments, rules, mates } = grid;
		const n = grid.teams.length;
		this.grid = grid;
		this.teams = n;
		this.targets = bound.targets;
		this.first = new Int16Array(slots.length).fill(-1);
		this.second = new Int16Array(slots.length).fill(-1);
		this.games = new Int16Array(n);
		this.inWeek = new Uint8Array(n * weeks.length);
		this.onDate = new Uint8Array(n * dates.length);
		this.slotIn = new Int32Array(n * weeks.length);
		this.isPinned = new Uint8Array(slots.length);
		this.#costs = new Costs(grid, bound, distance);
		const canBlock = rules.perDay > 1 || mates.some((list) => list.length > 0);
		this.#blocked = canBlock ? new Uint8Array(n * moments.length) : null;
		for (const { slot, home, away } of grid.pins) {
			this.#fill(slot, home, away);
			this.isPinned[slot] = 1;
		}
		this.keep();
	}

	/** Of what was kept. */
	get cost(): number {
		return this.#costs.cost;
	}

	get weighed(): number {
		return this.#costs.weighed;
	}

	get totals(): Totals {
		return this.#costs.totals;
	}

	isEmpty(slot: number): boolean {
		return (this.first[slot] as number) < 0;
	}

	isFree(team: number, slot: number): boolean {
		const { free, moments, momentOf } = this.grid;
		return free[team * moments.length + (momentOf[slot] as number)] === 1;
	}

	/** How often a team plays at the time of a slot. */
	gamesAtTimeOf(slot: number, team: number): number {
		return this.#costs.gamesAtTimeOf(slot, team);
	}

	/** How often two teams meet more than they are to. */
	meetingsTooMany(team: number, other: number): number {
		return this.#costs.meetingsTooMany(team, other);
	}

	/** Whether a team is free there and may play one more game. */
	fits(team: number, slot: number): boolean {
		const { weekOf, dateOf, momentOf, rules, weeks, dates, moments } = this.grid;
		return (
			this.isFree(team, slot) &&
			(this.games[team] as number) < (this.targets[team] as number) &&
			(this.inWeek[team * weeks.length + (weekOf[slot] as number)] as number) < rules.perWeek &&
			(this.onDate[team * dates.length + (dateOf[slot] as number)] as number) < rules.perDay &&
			(this.#blocked === null ||
				this.#blocked[team * moments.length + (momentOf[slot] as number)] === 0)
		);
	}

	/**
	 * What it would cost if two slots of a date exchanged their games, without doing it; -Infinity
	 * where only doing it can tell, Infinity where it cannot be done. Most tries end here, so this is
	 * what makes the search fast.
	 */
	costOfSwap(here: number, there: number): number {
		if (!this.#areFree(here, there) || !this.#areFree(there, here)) {
			return Number.POSITIVE_INFINITY;
		}
		if (!this.#isForeseeable(here, there, false)) return Number.NEGATIVE_INFINITY;
		const { first, second } = this;
		const costs = this.#costs;
		let cost = 0;
		if (!this.isEmpty(here)) {
			cost += costs.ofShift(first[here] as number, here, there);
			cost += costs.ofShift(second[here] as number, here, there);
		}
		if (!this.isEmpty(there)) {
			cost += costs.ofShift(first[there] as number, there, here);
			cost += costs.ofShift(second[there] as number, there, here);
		}
		return cost;
	}

	/** The same of two teams that exchange their places: `one` leaves `two`, `three` leaves `four`. */
	costOfTrade(here: number, there: number, foursome: Foursome): number {
		const [one, , three] = foursome;
		if (!this.isFree(one, there) || !this.isFree(three, here)) return Number.POSITIVE_INFINITY;
		if (!this.#isForeseeable(here, there, true)) return Number.NEGATIVE_INFINITY;
		const costs = this.#costs;
		return (
			costs.ofShift(one, here, there) +
			costs.ofShift(three, there, here) +
			costs.ofTrade(foursome, here)
		);
	}

	/** Whether a team has no game left in the week of a slot, so that it cannot come there. */
	isBusy(team: number, slot: number): boolean {
		const { weekOf, weeks, rules } = this.grid;
		const week = weekOf[slot] as number;
		return (this.inWeek[team * weeks.length + week] as number) >= rules.perWeek;
	}

	empty(slot: number): void {
		const one = this.first[slot] as number;
		const other = this.second[slot] as number;
		if (one < 0) return;
		this.#lift(slot, one, other);
		this.#log.push(-slot - 1, one, other);
	}

	/** False, and nothing done, when the game may not be there. */
	fill(slot: number, one: number, other: number): boolean {
		if (one === other || !this.fits(one, slot) || !this.fits(other, slot)) return false;
		this.#fill(slot, one, other);
		this.#log.push(slot + 1, one, other);
		return true;
	}

	/** The cost with the changes that were made since. */
	costNow(): number {
		this.#costs.settle();
		return this.cost;
	}

	keep(): void {
		this.#costs.settle();
		this.#log.length = 0;
	}

	back(): void {
		const log = this.#log;
		if (log.length === 0) return;
		for (let at = log.length - 3; at >= 0; at -= 3) {
			const entry = log[at] as number;
			const one = log[at + 1] as number;
			const other = log[at + 2] as number;
			if (entry > 0) this.#lift(entry - 1, one, other);
			else this.#fill(-entry - 1, one, other);
		}
		this.keep();
	}

	/** Whether the game of a slot, if there is one, finds both its teams free in another. */
	#areFree(from: number, to: number): boolean {
		const one = this.first[from] as number;
		return one < 0 || (this.isFree(one, to) && this.isFree(this.second[from] as number, to));
	}

	/** On one date nothing changes but time, court and opponents, for teams in one of two games. */
	#isForeseeable(here: number, there: number, isTrade: boolean): boolean {
		const { first, second, grid } = this;
		if (grid.dateOf[here] !== grid.dateOf[there]) return false;
		const costs = this.#costs;
		for (const slot of [here, there]) {
			if (costs.isWishing(first[slot] as number, isTrade)) return false;
			if (costs.isWishing(second[slot] as number, isTrade)) return false;
		}
		if (grid.rules.perDay === 1 || this.isEmpty(here)) return true;
		const [one, two, three, four] = [first[here], second[here], first[there], second[there]];
		return one !== three && one !== four && two !== three && two !== four;
	}

	#fill(slot: number, one: number, other: number): void {
		this.first[slot] = one;
		this.second[slot] = other;
		this.#costs.meet(one, other, slot);
		this.#add(one, slot);
		this.#add(other, slot);
	}

	#lift(slot: number, one: number, other: number): void {
		this.first[slot] = -1;
		this.second[slot] = -1;
		this.#costs.part(one, other, slot);
		this.#remove(one, slot);
		this.#remove(other, slot);
	}

	#add(team: number, slot: number): void {
		const { weekOf, dateOf, weeks, dates } = this.grid;
		const week = weekOf[slot] as number;
		const date = team * dates.length + (dateOf[slot] as number);
		this.#costs.add(team, slot, this.games[team] as number, this.onDate[date] as number);
		(this.games[team] as number)++;
		(this.inWeek[team * weeks.length + week] as number)++;
		this.slotIn[team * weeks.length + week] = slot;
		(this.onDate[date] as number)++;
		if (this.#blocked) this.#block(this.#blocked, team, slot, 1);
	}

	#remove(team: number, slot: number): void {
		const { weekOf, dateOf, weeks, dates } = this.grid;
		const week = weekOf[slot] as number;
		const date = team * dates.length + (dateOf[slot] as number);
		(this.games[team] as number)--;
		(this.inWeek[team * weeks.length + week] as number)--;
		(this.onDate[date] as number)--;
		this.#costs.remove(team, slot, this.games[team] as number, this.onDate[date] as number);
		if (this.#blocked) this.#block(this.#blocked, team, slot, -1);
	}

	#block(blocked: Uint8Array, team: number, slot: number, change: number): void {
		const { overlaps, momentOf, moments, mates } = this.grid;
		for (const moment of overlaps[momentOf[slot] as number] as number[]) {
			(blocked[team * moments.length + moment] as number) += change;
			for (const mate of mates[team] as number[]) {
				(blocked[mate * moments.length + moment] as number) += change;
			}
		}
	}
}
