import type { GamesBound } from "../bounds/games-bound.ts";
import type { Grid } from "../grid.ts";
import { WishCosts } from "../wishes/wish-costs.ts";
import { type Foursome, Meetings } from "./meetings.ts";
import { Progress } from "./progress.ts";
import { Shares } from "./shares.ts";
import { weights } from "./weights.ts";

/** What the measures are now, in units. */
export type Totals = {
	games: number;
	opponents: number;
	doubleHeaders: number;
	progress: number;
	rematch: number;
	time: number;
	day: number;
	court: number;
};

/** What the games of a schedule cost by each measure, kept up to date by each game that comes or goes. */
export class Costs {
	readonly #grid: Grid;
	readonly #targets: readonly number[];
	readonly #meetings: Meetings;
	readonly #progress: Progress;
	readonly #time: Shares;
	readonly #day: Shares;
	readonly #court: Shares;
	/** Null where nobody wishes anything. */
	readonly #wishes: WishCosts | null;
	#missing: number;
	#doubleHeaders = 0;
	#gamesSquares = 0;
	/** What an even share of a team's games costs for each square of their number. */
	readonly #evenShare: number;

	constructor(grid: Grid, bound: GamesBound, distance: number) {
		const { weeks, times, days, courts } = grid;
		const n = grid.teams.length;
		this.#grid = grid;
		this.#targets = bound.targets;
		this.#meetings = new Meetings(n, weeks.length, distance, grid.wanted);
		this.#progress = new Progress(bound, weeks.length);
		this.#time = new Shares(n, times.length, grid.timeOf, grid.hoursBefore);
		this.#day = new Shares(n, days.length, grid.dayOf);
		this.#court = new Shares(n, courts.length, grid.courtOf);
		this.#wishes = grid.wishes.length > 0 ? new WishCosts(grid) : null;
		this.#evenShare =
			(grid.wanted ? 0 : weights.opponents / (2 * Math.max(1, n - 1))) +
			weights.time / times.length +
			weights.day / days.length +
			weights.court / courts.length;
		this.#missing = bound.targets.reduce((sum, target) => sum + target ** 2, 0);
	}

	/**
	 * Of what was settled. Squares count less what an even share of the same games would have: else a
	 * game would be cheaper to leave out the longer the season is.
	 */
	get cost(): number {
		return this.weighed - this.#evenShare * this.#gamesSquares;
	}

	/** The measures as they are, weighed. */
	get weighed(): number {
		return (
			weights.games * this.#missing +
			weights.opponents * this.#meetings.squares +
			weights.doubleHeaders * this.#doubleHeaders +
			weights.progress * this.#progress.excess +
			weights.rematch * this.#meetings.short +
			weights.time * this.#time.squares +
			weights.day * this.#day.squares +
			weights.court * this.#court.squares +
			weights.wish * (this.#wishes?.cost ?? 0)
		);
	}

	get totals(): Totals {
		return {
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

	/** Whether only doing it can tell what it costs a team to play elsewhere on a day, or somebody else. */
	isWishing(team: number, isOtherOpponent: boolean): boolean {
		return team >= 0 && this.#wishes?.mind(team, isOtherOpponent) === true;
	}

	/** How often a team plays at the time of a slot. */
	gamesAtTimeOf(slot: number, team: number): number {
		return this.#time.count(team, slot);
	}

	/** How often two teams meet more than they are to. */
	meetingsTooMany(team: number, other: number): number {
		return this.#meetings.excess(team, other);
	}

	/** What it would cost a team to play in another slot of the same date. */
	ofShift(team: number, from: number, to: number): number {
		return (
			weights.time * this.#time.changeOfShift(team, from, to) +
			weights.court * this.#court.changeOfShift(team, from, to)
		);
	}

	/** What it would cost if `one` left `two` and `three` left `four` for each other's places. */
	ofTrade(foursome: Foursome, here: number): number {
		const { squares, short } = this.#meetings.changeOfTrade(
			foursome,
			this.#grid.weekOf[here] as number,
		);
		return weights.opponents * squares + weights.rematch * short;
	}

	meet(one: number, other: number, slot: number): void {
		this.#meetings.add(one, other, this.#grid.weekOf[slot] as number);
		this.#wishes?.add(one, other, slot);
	}

	part(one: number, other: number, slot: number): void {
		this.#meetings.remove(one, other, this.#grid.weekOf[slot] as number);
		this.#wishes?.remove(one, other, slot);
	}

	/** A team with so many games, so many of them on the date of a slot, has one more there. */
	add(team: number, slot: number, games: number, onDate: number): void {
		this.#missing -= 2 * ((this.#targets[team] as number) - games) - 1;
		this.#gamesSquares += 2 * games + 1;
		if (onDate > 0) this.#doubleHeaders++;
		this.#time.add(team, slot);
		this.#day.add(team, slot);
		this.#court.add(team, slot);
		this.#progress.note(team, this.#grid.weekOf[slot] as number, 1);
	}

	/** A team has one less there, and so many others are left to it. */
	remove(team: number, slot: number, games: number, onDate: number): void {
		this.#gamesSquares -= 2 * games + 1;
		this.#missing += 2 * ((this.#targets[team] as number) - games) - 1;
		if (onDate > 0) this.#doubleHeaders--;
		this.#time.remove(team, slot);
		this.#day.remove(team, slot);
		this.#court.remove(team, slot);
		this.#progress.note(team, this.#grid.weekOf[slot] as number, -1);
	}

	/** Counts what is put off until all changes of a try are made. */
	settle(): void {
		this.#progress.settle();
		this.#wishes?.settle();
	}
}
