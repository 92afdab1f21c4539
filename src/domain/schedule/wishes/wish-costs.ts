import type { Grid } from "../grid.ts";
import { concerned, missesOf, placesOf, type WishedGame, type WishPlace } from "./misses.ts";
import type { Wish } from "./wish.ts";

/** A wish and the teams whose games it is about, by their numbers. */
type Part = { wish: Wish; teams: number[]; missed: number };

/**
 * What wishes cost while games come and go: weight times misses, brought up to date when all changes of a try
 * are made.
 */
export class WishCosts {
	cost = 0;
	readonly #places: readonly WishPlace[];
	readonly #ids: readonly string[];
	readonly #parts: Part[];
	readonly #partsOf: number[][];
	readonly #games: (WishedGame & { slot: number })[][];
	readonly #waiting = new Set<number>();
	/** 1 where another time or court of the same day changes what a team's wishes cost, then other opponents. */
	readonly #minds = { place: new Uint8Array(), opponent: new Uint8Array() };

	constructor({ wishes, teams, slots }: Grid) {
		this.#places = placesOf(slots);
		this.#ids = teams.map(({ id }) => id);
		this.#games = teams.map(() => []);
		this.#parts = wishes.flatMap((wish) =>
			concerned(wish, this.#ids).map((ids) => ({
				wish,
				teams: ids.map((id) => this.#ids.indexOf(id)),
				missed: 0,
			})),
		);
		this.#partsOf = teams.map((_, team) =>
			[...this.#parts.keys()].filter((part) => this.#parts[part]?.teams.includes(team)),
		);
		const minding = (kinds: readonly Wish["kind"][]) =>
			Uint8Array.from(this.#partsOf, (parts) =>
				parts.some((part) => kinds.includes(this.#parts[part]?.wish.kind ?? "rest")) ? 1 : 0,
			);
		this.#minds.place = minding(["time", "place", "doubleHeader", "inARow"]);
		this.#minds.opponent = minding(["notEarly", "meetOn", "inARow"]);
		for (const part of this.#parts.keys()) this.#waiting.add(part);
		this.settle();
	}

	/** Whether wishes of a team can cost more or less when it plays elsewhere on the same day, or somebody else. */
	mind(team: number, isOtherOpponent: boolean): boolean {
		return this.#minds.place[team] === 1 || (isOtherOpponent && this.#minds.opponent[team] === 1);
	}

	add(one: number, other: number, slot: number): void {
		this.#put(one, other, slot);
		this.#put(other, one, slot);
	}

	remove(one: number, other: number, slot: number): void {
		this.#take(one, slot);
		this.#take(other, slot);
	}

	settle(): void {
		for (const at of this.#waiting) {
			const part = this.#parts[at] as Part;
			const games = part.teams.map((team) => this.#games[team] ?? []);
			const missed = missesOf(part.wish, games).length;
			this.cost += part.wish.weight * (missed - part.missed);
			part.missed = missed;
		}
		this.#waiting.clear();
	}

	#put(team: number, other: number, slot: number): void {
		const place = this.#places[slot] as WishPlace;
		this.#games[team]?.push({ place, opponent: this.#ids[other] ?? "", slot });
		this.#wait(team);
	}

	#take(team: number, slot: number): void {
		const games = this.#games[team] ?? [];
		const at = games.findIndex((game) => game.slot === slot);
		const last = games.pop();
		if (last !== undefined && at < games.length) games[at] = last;
		this.#wait(team);
	}

	#wait(team: number): void {
		for (const part of this.#partsOf[team] ?? []) this.#waiting.add(part);
	}
}
