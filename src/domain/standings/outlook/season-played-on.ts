import type { Random } from "../../schedule/random.ts";
import type { TeamLine } from "../standings.ts";
import type { CriterionName } from "../table-rules.ts";
import { thousandthsOf } from "../win-share.ts";
import { type Amount, gamesLeft } from "./games-left.ts";
import { levelParting } from "./level-parting.ts";
import { linesAfter, type Position } from "./position.ts";

/** In how many ways each game can end. */
const ways = 128;

/** A season whose last games are played again and again; teams by their indexes. */
type SeasonPlayedOn = {
	play(random: Random): void;
	/** From the top; who is level in the first criterion stands together. */
	levels(): number[][];
	/** Those of a level, parted as far as all criteria do. */
	parted(level: readonly number[]): number[][];
};

/**
 * Only the first criterion is counted of every team, thousands of times, as one number a team; what the others ask is
 * added up of those who are level where that matters.
 */
export function seasonOf(position: Position): SeasonPlayedOn {
	const lines = linesAfter(position, []);
	const count = lines.length;
	const games = gamesLeft(position, ways);
	const { sides, chosen, amounts, table } = games;
	const parting = levelParting(position, games);
	const measure = measureBy(position.setup.rules.criteria[0]?.by);
	const worths = Float64Array.from({ length: sides.length * ways * 2 }, (_, at) =>
		measure.worthOf((amount) => table[at * amounts.length + amounts.indexOf(amount)] ?? 0),
	);
	const had = Float64Array.from(lines, ({ tally, points }) =>
		measure.worthOf((amount) => (amount === "points" ? points : tally[amount])),
	);
	const taken = Float64Array.from(lines, takenWins);
	// One more than there are teams: for a side that is not in the table.
	const sums = new Float64Array(count + 1);
	const indexOf = (team: number) => (team < 0 ? count : team);
	const homes = Uint16Array.from(sides, ([home]) => indexOf(home));
	const aways = Uint16Array.from(sides, ([, away]) => indexOf(away));
	const values = new Float64Array(count);
	const order = Uint16Array.from(lines.keys());

	function playGames(random: Random): void {
		sums.set(had);
		for (let game = 0; game < chosen.length; game += 1) {
			const way = random.below(ways);
			chosen[game] = way;
			const at = 2 * (game * ways + way);
			const [home, away] = [homes[game] as number, aways[game] as number];
			sums[home] = (sums[home] as number) + (worths[at] as number);
			sums[away] = (sums[away] as number) + (worths[at + 1] as number);
		}
	}

	/** By insertion: the teams are few, and stand much as they did before. */
	function sort(): void {
		for (let at = 1; at < count; at += 1) {
			const team = order[at] as number;
			const value = values[team] as number;
			let to = at;
			for (; to > 0; to -= 1) {
				const above = order[to - 1] as number;
				if ((values[above] as number) >= value) break;
				order[to] = above;
			}
			order[to] = team;
		}
	}

	return {
		play(random) {
			playGames(random);
			for (let team = 0; team < count; team += 1) {
				values[team] = measure.valueOf(sums[team] as number, taken[team] as number);
			}
			sort();
		},

		levels() {
			const levels: number[][] = [];
			let last: number | null = null;
			for (const team of order) {
				const value = values[team] as number;
				if (value === last) levels.at(-1)?.push(team);
				else levels.push([team]);
				last = value;
			}
			return levels;
		},

		parted: (level) => parting(level, measure.isAsked),
	};
}

function takenWins({ taken }: TeamLine<unknown>): number {
	return taken.reduce((sum, { of, amount }) => sum + (of === "wins" ? amount : 0), 0);
}

type Measure = {
	/** What is added up of a team, as one number. */
	worthOf(of: (amount: Extract<Amount, "wins" | "losses" | "points">) => number): number;
	/** How far up that puts it, when wins were taken from it. */
	valueOf(sum: number, taken: number): number;
	/** Whether that asks the criterion; otherwise all are level so far. */
	isAsked: boolean;
};

/** Wins beside losses in one number: more than a team can lose. */
const win = 2 ** 16;

function measureBy(by: CriterionName | undefined): Measure {
	switch (by) {
		case "points":
			return { isAsked: true, worthOf: (of) => of("points"), valueOf: (sum) => sum };
		case "wins":
			return {
				isAsked: true,
				worthOf: (of) => of("wins"),
				valueOf: (sum, taken) => Math.max(0, sum - taken),
			};
		case "losses":
			return { isAsked: true, worthOf: (of) => of("losses"), valueOf: (sum) => -sum };
		case "winShare":
			return {
				isAsked: true,
				worthOf: (of) => of("wins") * win + of("losses"),
				valueOf(sum, taken) {
					const [wins, losses] = [Math.floor(sum / win), sum % win];
					return thousandthsOf(Math.max(0, wins - taken), wins + losses);
				},
			};
		default:
			return { isAsked: false, worthOf: () => 0, valueOf: () => 0 };
	}
}
