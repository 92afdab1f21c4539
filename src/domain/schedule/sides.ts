import type { Random } from "./random.ts";

/** A game in the order of play; `isTurned` says that the second team is at home. */
export type SidedGame = { first: number; second: number; isTurned: boolean; isPinned: boolean };

/** What three in a row cost more than a break, which is two in a row. */
const heavy = 10;

/** Games and their sides, with what is counted about them kept up to date. */
export class Sides {
	/** Team by team, how often a third game in a row is at home or away; and breaks too, weighed. */
	threes = 0;
	cost = 0;
	readonly #games: SidedGame[];
	readonly #teams: number;
	/** By team, its games in the order of play. */
	readonly #order: number[][];
	/** Home less away games, of a team and of a pair seen from its first team. */
	readonly #balance: Int16Array;
	readonly #between: Int16Array;
	readonly #cost: Int32Array;
	readonly #threes: Int32Array;

	constructor(games: SidedGame[], teams: number) {
		this.#games = games;
		this.#teams = teams;
		this.#order = Array.from({ length: teams }, () => []);
		this.#balance = new Int16Array(teams);
		this.#between = new Int16Array(teams * teams);
		this.#cost = new Int32Array(teams);
		this.#threes = new Int32Array(teams);
		for (const [index, game] of games.entries()) {
			this.#order[game.first]?.push(index);
			this.#order[game.second]?.push(index);
			this.#count(index, 1);
		}
		for (let team = 0; team < teams; team++) this.#measure(team);
	}

	/**
	 * Gives each team's first and second game opposite sides, its third and fourth, and so on. Games
	 * linked that way form paths and rings that are walked from home to away, so it always works out,
	 * and nobody has three in a row (the idea of de Werra 1981, who orients pairs of rounds).
	 */
	alternate(): void {
		const isDone = this.#games.map(({ isPinned }) => isPinned);
		for (const start of this.#games.keys()) {
			if (isDone[start]) continue;
			isDone[start] = true;
			for (const side of [1, 0] as const) {
				let team = this.#sidesOf(start)[side];
				let index = this.#linked(start, team);
				while (index !== undefined && !isDone[index]) {
					isDone[index] = true;
					if (this.#sidesOf(index)[1 - side] !== team) this.turn([index]);
					team = this.#sidesOf(index)[side];
					index = this.#linked(index, team);
				}
			}
		}
	}

	/** Turns games until no pair has more than one game at home more than away. */
	balancePairs(): void {
		for (const index of this.#games.keys()) {
			const [home, away] = this.#sidesOf(index);
			const isHigh = (this.#between[home * this.#teams + away] as number) > 1;
			if (isHigh && !this.#games[index]?.isPinned) this.turn([index]);
		}
	}

	/**
	 * Turns all games of a path from a team with many home games to one with few. When no such path is
	 * left, no orientation has a smaller sum of squares (a flow with convex costs).
	 */
	balanceTeams(): void {
		for (let path = this.#evening(); path.length > 0; path = this.#evening()) this.turn(path);
	}

	/** Two games of a pair with opposite sides. */
	twins(random: Random): number[] {
		const index = random.below(this.#games.length);
		const { first, second, isPinned } = this.#games[index] as SidedGame;
		if (isPinned) return [];
		const opposite = (this.#order[first] as number[]).filter(
			(other) =>
				this.#meets(other, second) &&
				!this.#games[other]?.isPinned &&
				this.#sidesOf(other)[0] !== this.#sidesOf(index)[0],
		);
		return opposite.length === 0 ? [] : [index, opposite[random.below(opposite.length)] as number];
	}

	/** Games from home team to away team until a team comes again, or balances may change places. */
	walk(random: Random): number[] {
		const start = random.below(this.#teams);
		const path: number[] = [];
		const seen = [start];
		for (let team = start; ; ) {
			const games = (this.#order[team] as number[]).filter((index) => this.#mayTurn(index, team));
			if (games.length === 0) return [];
			const index = games[random.below(games.length)] as number;
			path.push(index);
			team = this.#sidesOf(index)[1];
			const again = seen.indexOf(team);
			if (again >= 0) return path.slice(again);
			seen.push(team);
			const mayEnd = this.#balance[start] === 1 && this.#balance[team] === -1;
			if (mayEnd && random.next() < 0.5) return path;
		}
	}

	turn(indices: number[]): void {
		for (const index of indices) {
			const game = this.#games[index] as SidedGame;
			this.#count(index, -1);
			game.isTurned = !game.isTurned;
			this.#count(index, 1);
		}
		for (const index of indices) {
			this.#measure((this.#games[index] as SidedGame).first);
			this.#measure((this.#games[index] as SidedGame).second);
		}
	}

	/** The other game of its pair of games in the order of a team. */
	#linked(index: number, team: number): number | undefined {
		const order = this.#order[team] as number[];
		return order[order.indexOf(index) ^ 1];
	}

	/** The shortest path between two teams whose balances differ by more than two, by breadth first. */
	#evening(): number[] {
		for (let start = 0; start < this.#teams; start++) {
			const by = new Map<number, number>();
			const queue = [start];
			for (const team of queue) {
				if ((this.#balance[start] as number) - (this.#balance[team] as number) > 2) {
					return this.#pathTo(team, start, by);
				}
				for (const index of this.#order[team] as number[]) {
					const away = this.#sidesOf(index)[1];
					if (!this.#mayTurn(index, team) || away === start || by.has(away)) continue;
					by.set(away, index);
					queue.push(away);
				}
			}
		}
		return [];
	}

	#pathTo(end: number, start: number, by: Map<number, number>): number[] {
		const path: number[] = [];
		for (let team = end; team !== start; ) {
			const index = by.get(team) as number;
			path.push(index);
			team = this.#sidesOf(index)[0];
		}
		return path;
	}

	/** Whether this home game of the team can be turned without harm to its pair. */
	#mayTurn(index: number, team: number): boolean {
		const [home, away] = this.#sidesOf(index);
		const isHigh = (this.#between[home * this.#teams + away] as number) > 0;
		return home === team && isHigh && !this.#games[index]?.isPinned;
	}

	#meets(index: number, team: number): boolean {
		return this.#games[index]?.first === team || this.#games[index]?.second === team;
	}

	#sidesOf(index: number): [home: number, away: number] {
		const { first, second, isTurned } = this.#games[index] as SidedGame;
		return isTurned ? [second, first] : [first, second];
	}

	#count(index: number, change: number): void {
		const [home, away] = this.#sidesOf(index);
		(this.#balance[home] as number) += change;
		(this.#balance[away] as number) -= change;
		(this.#between[home * this.#teams + away] as number) += change;
		(this.#between[away * this.#teams + home] as number) -= change;
	}

	#measure(team: number): void {
		let breaks = 0;
		let threes = 0;
		let run = 0;
		let wasHome: boolean | undefined;
		for (const index of this.#order[team] as number[]) {
			const isHome = this.#sidesOf(index)[0] === team;
			run = isHome === wasHome ? run + 1 : 1;
			if (run > 1) breaks++;
			if (run > 2) threes++;
			wasHome = isHome;
		}
		const cost = breaks + heavy * threes;
		this.threes += threes - (this.#threes[team] as number);
		this.cost += cost - (this.#cost[team] as number);
		this.#threes[team] = threes;
		this.#cost[team] = cost;
	}
}
