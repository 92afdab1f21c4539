import type { Side } from "../../game/game.ts";
import type { Result } from "../results.ts";
import type { CriterionName, TableRules } from "../table-rules.ts";
import { countResult, emptyTally, type Tally } from "../tally.ts";
import type { Pair } from "./can-reach.ts";
import type { Position } from "./position.ts";
import { endingWith, strengthsOf } from "./strengths.ts";

/** What can be added up of a team's games, each game adding a number. */
const amounts = {
	wins: ({ wins }) => wins,
	losses: ({ losses }) => losses,
	longWins: ({ longWins }) => longWins,
	points: ({ points }) => points,
	pointsFor: ({ pointsFor }) => pointsFor,
	pointsAgainst: ({ pointsAgainst }) => pointsAgainst,
	awayPointsFor: ({ awayPointsFor }) => awayPointsFor,
	awayWins: ({ away }) => away.wins,
	cappedDifference: ({ cappedDifference }) => cappedDifference,
	headToHeadDifference: ({ pointsFor, pointsAgainst }) => pointsFor - pointsAgainst,
} satisfies Record<string, (tally: Tally) => number>;

export type Amount = keyof typeof amounts;

/** What each criterion adds up; the others look at nothing that games left could change. */
const addedUpBy: Partial<Record<CriterionName, readonly Amount[]>> = {
	points: ["points"],
	winShare: ["wins", "losses"],
	losses: ["losses"],
	wins: ["wins"],
	regulationWins: ["wins", "longWins"],
	headToHead: ["wins", "points"],
	headToHeadDifference: ["headToHeadDifference"],
	headToHeadFor: ["pointsFor"],
	difference: ["cappedDifference"],
	scoreRatio: ["pointsFor", "pointsAgainst"],
	pointsFor: ["pointsFor"],
	pointsAgainst: ["pointsAgainst"],
	awayPointsFor: ["awayPointsFor"],
	awayWins: ["awayWins"],
};

/** The games left, and the way each of them was last played, of many that are equally likely. */
export type GamesLeft = {
	/** Teams by their indexes. */
	sides: readonly Pair[];
	/** What the rules of the table add up, in this order. */
	amounts: readonly Amount[];
	/** How each game ended. */
	chosen: Uint16Array;
	/** What that adds to a side, from here on an amount after the other; all in one to stay near the processor. */
	table: Float32Array;
	startOf(game: number, side: Side, way?: number): number;
};

export function gamesLeft(position: Position, ways: number): GamesLeft {
	const { setup, remaining } = position;
	const strengths = strengthsOf(position);
	const { amounts, amountsIn } = addingUp(setup.rules);
	const chosen = new Uint16Array(remaining.length);
	const startOf = (game: number, side: Side, way = chosen[game] as number) =>
		((game * ways + way) * 2 + (side === "home" ? 0 : 1)) * amounts.length;
	const table = new Float32Array(remaining.length * ways * 2 * amounts.length);
	for (const [game, [home, away]] of remaining.entries()) {
		for (let way = 0; way < ways; way += 1) {
			const ending = endingWith((way + 0.5) / ways, [home, away], strengths, setup);
			const result = { ...ending, entryIds: { home, away } };
			table.set(amountsIn(result, "home"), startOf(game, "home", way));
			table.set(amountsIn(result, "away"), startOf(game, "away", way));
		}
	}
	return { sides: remaining, amounts, chosen, table, startOf };
}

/** What rules add up, and how much of that a result is for a side. */
export function addingUp(rules: TableRules) {
	const asked = new Set(rules.criteria.flatMap(({ by }) => addedUpBy[by] ?? []));
	const capOf = (name: CriterionName) =>
		rules.criteria.find(({ by }) => by === name)?.cap ?? Infinity;
	const caps = { all: capOf("difference"), headToHead: capOf("headToHeadDifference") };
	return {
		amounts: [...asked],
		amountsIn(result: Result, side: Side): number[] {
			const tally = emptyTally();
			countResult(tally, side, result, rules, caps.all);
			return [...asked].map((amount) => {
				const value = amounts[amount](tally);
				if (amount !== "headToHeadDifference") return value;
				return Math.max(-caps.headToHead, Math.min(caps.headToHead, value));
			});
		},
	};
}
