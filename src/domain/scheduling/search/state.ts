import type { GamesBound } from "../games-bound.ts";
import type { Grid } from "../grid.ts";
import { type Foursome, Meetings } from "./meetings.ts";
import { Progress } from "./progress.ts";
import { Shares } from "./shares.ts";
import { weights } from "./weights.ts";

/** What the measures are now, in units. */
export type Totals = {
	unavailable: number;
	games: number;
	opponents: number;
	doubleHeaders: number;
	progress: number;
	rematch: number;
	time: number;
	day: number;
	court: number;
};

/**
 * A schedule under construction: two teams a slot, or nobody. No team ever exceeds its games of a
 * day, a week or in all, nor overlaps itself or a team it shares people with: a change that would is
 * refused. Everything else is a cost, kept up to date by each change in as many steps as there are
 * weeks at most. Changes are a transaction: `keep` them or take them `back`.
 */
export class State {
	readonly grid: Grid;
	readonly target: number;
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
	readonly #meetings: Meetings;
	readonly #progress: Progress;
	readonly #time: Shares;
	readonly #day: Shares;
	readonly #court: Shares;
	/** By team × moment: how many games forbid another one there. Null when no game can. */
	readonly #blocked: Uint8Array | null;
	#unavailable = 0;
	#missing: number;
	#doubleHeaders = 0;
	#gamesSquares = 0;
	/** What an even share of a team's games costs for each square of their number. */
	readonly #evenShare: number;
	/** What was done since the last `keep`: slot + 1 when filled, -(slot + 1) when emptied. */
	readonly #log: number[] = [];

	constructor(grid: Grid, bound: GamesBound, distance: number) {
		const { slots, weeks, dates, times, days, courts, moments, rules, mates } = grid;
		const n = grid.teams.length;
		this.grid = grid;
		this.teams = n;
		this.target = bound.target;
		this.first = new Int16Array(slots.length).fill(-1);
		this.second = new Int16Array(slots.length).fill(-1);
		this.games = new Int16Array(n);
		this.inWeek = new Uint8Array(n * weeks.length);
		this.onDate = new Uint8Array(n * dates.length);
		this.slotIn = new Int32Array(n * weeks.length);
		this.isPinned = new Uint8Array(slots.length);
		this.#meetings = new Meetings(n, weeks.length, distance);
		this.#progress = new Progress(bound, weeks.length);
		this.#time = new Shares(n, times.length, grid.timeOf);
		this.#day = new Shares(n, days.length, grid.dayOf);
		this.#court = new Shares(n, courts.length, grid.courtOf);
		const canBlock = rules.perDay > 1 || mates.some((list) => list.length > 0);
		this.#blocked = canBlock ? new Uint8Array(n * moments.length) : null;
		this.#evenShare =
			weights.opponents / (2 * Math.max(1, n - 1)) +
			weights.time / times.length +
			weights.day / days.length +
			weights.court / courts.length;
		this.#missing = n * this.target ** 2;
		for (const { slot, home, away } of grid.pins) {
			this.#fill(slot, home, away);
			this.isPinned[slot] = 1;
		}
		this.keep();
	}

	/**
	 * Of what was kept. Squares count less what an even share of the same games would have: else a
	 * game would be cheaper to leave out the longer the season is.
	 */
	get cost(): number {
		return this.weighed - this.#evenShare * this.#gamesSquares;
	}

	/** The measures as they are, weighed. */
	get weighed(): number {
		return (
			weights.unavailable * this.#unavailable +
			weights.games * this.#missing +
			weights.opponents * this.#meetings.squares +
			weights.doubleHeaders * this.#doubleHeaders +
			weights.progress * this.#progress.excess +
			weights.rematch * this.#meetings.short +
			weights.time * this.#time.squares +
			weights.day * this.#day.squares +
			weights.court * this.#court.squares
		);
	}

	get totals(): Totals {
		return {
			unavailable: this.#unavailable,
			games: this.#missing,
			opponents: this.#meetings.squares,
			doubleHeaders: this.#doubleHeaders,
			progress: this.#progress.excess,
			rematch: this.#meetings.short,
			time: this.#time.squares,
			day: this.#day.squares,
			court: this.#court.squares,
		};
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
		return this.#time.count(team, slot);
	}

	meetings(team: number, other: number): number {
		return this.#meetings.count(team, other);
	}

	/** Whether a team may play one more game there, whether it is free or not. */
	fits(team: number, slot: number): boolean {
		const { weekOf, dateOf, momentOf, rules, weeks, dates, moments } = this.grid;
		return (
			(this.games[team] as number) < this.target &&
			(this.inWeek[team * weeks.length + (weekOf[slot] as number)] as number) < rules.perWeek &&
			(this.onDate[team * dates.length + (dateOf[slot] as number)] as number) < rules.perDay &&
			(this.#blocked === null ||
				this.#blocked[team * moments.length + (momentOf[slot] as number)] === 0)
		);
	}

	/**
	 * What it would cost if two slots of a date exchanged their games, without doing it; -Infinity
	 * where only doing it can tell. Most tries end here, so this is what makes the search fast.
	 */
	costOfSwap(here: number, there: number): number {
		if (!this.#isForeseeable(here, there)) return Number.NEGATIVE_INFINITY;
		const { first, second } = this;
		let cost = 0;
		if (!this.isEmpty(here)) {
			cost += this.#costOfShift(first[here] as number, here, there);
			cost += this.#costOfShift(second[here] as number, here, there);
		}
		if (!this.isEmpty(there)) {
			cost += this.#costOfShift(first[there] as number, there, here);
			cost += this.#costOfShift(second[there] as number, there, here);
		}
		return cost;
	}

	/** The same of two teams that exchange their places: `one` leaves `two`, `three` leaves `four`. */
	costOfTrade(here: number, there: number, [one, two, three, four]: Foursome): number {
		if (!this.#isForeseeable(here, there)) return Number.NEGATIVE_INFINITY;
		const { squares, short } = this.#meetings.changeOfTrade(
			[one, two, three, four],
			this.grid.weekOf[here] as number,
		);
		return (
			this.#costOfShift(one, here, there) +
			this.#costOfShift(three, there, here) +
			weights.opponents * squares +
			weights.rematch * short
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
		this.#progress.settle();
		return this.cost;
	}

	keep(): void {
		this.#progress.settle();
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

	/** On one date nothing changes but time, court and opponents, for teams in one of two games. */
	#isForeseeable(here: number, there: number): boolean {
		const { first, second, grid } = this;
		if (grid.dateOf[here] !== grid.dateOf[there]) return false;
		if (grid.rules.perDay === 1 || this.isEmpty(here)) return true;
		const [one, two, three, four] = [first[here], second[here], first[there], second[there]];
		return one !== three && one !== four && two !== three && two !== four;
	}

	#costOfShift(team: number, from: number, to: number): number {
		return (
			weights.unavailable * (+this.isFree(team, from) - +this.isFree(team, to)) +
			weights.time * this.#time.changeOfShift(team, from, to) +
			weights.court * this.#court.changeOfShift(team, from, to)
		);
	}

	#fill(slot: number, one: number, other: number): void {
		this.first[slot] = one;
		this.second[slot] = other;
		this.#meetings.add(one, other, this.grid.weekOf[slot] as number);
		this.#add(one, slot);
		this.#add(other, slot);
	}

	#lift(slot: number, one: number, other: number): void {
		this.first[slot] = -1;
		this.second[slot] = -1;
		this.#meetings.remove(one, other, this.grid.weekOf[slot] as number);
		this.#remove(one, slot);
		this.#remove(other, slot);
	}

	#add(team: number, slot: number): void {
		const { weekOf, dateOf, weeks, dates } = this.grid;
		const week = weekOf[slot] as number;
		const date = team * dates.length + (dateOf[slot] as number);
		this.#missing -= 2 * (this.target - (this.games[team] as number)) - 1;
		this.#gamesSquares += 2 * (this.games[team] as number) + 1;
		(this.games[team] as number)++;
		(this.inWeek[team * weeks.length + week] as number)++;
		this.slotIn[team * weeks.length + week] = slot;
		if ((this.onDate[date] as number) > 0) this.#doubleHeaders++;
		(this.onDate[date] as number)++;
		this.#time.add(team, slot);
		this.#day.add(team, slot);
		this.#court.add(team, slot);
		this.#progress.note(team, week, 1);
		if (!this.isFree(team, slot)) this.#unavailable++;
		if (this.#blocked) this.#block(this.#blocked, team, slot, 1);
	}

	#remove(team: number, slot: number): void {
		const { weekOf, dateOf, weeks, dates } = this.grid;
		const week = weekOf[slot] as number;
		const date = team * dates.length + (dateOf[slot] as number);
		(this.games[team] as number)--;
		this.#gamesSquares -= 2 * (this.games[team] as number) + 1;
		this.#missing += 2 * (this.target - (this.games[team] as number)) - 1;
		(this.inWeek[team * weeks.length + week] as number)--;
		(this.onDate[date] as number)--;
		if ((this.onDate[date] as number) > 0) this.#doubleHeaders--;
		this.#time.remove(team, slot);
		this.#day.remove(team, slot);
		this.#court.remove(team, slot);
		this.#progress.note(team, week, -1);
		if (!this.isFree(team, slot)) this.#unavailable--;
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
