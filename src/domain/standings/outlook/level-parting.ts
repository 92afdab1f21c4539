import type { Side } from "../../game/game.ts";
import { fromTheTop, isHeadToHead, parted } from "../parting.ts";
import { lotOf, overall } from "../standing-order.ts";
import { lotsOf, standingOf, type TeamLine } from "../standings.ts";
import type { Criterion, CriterionName, TableRules } from "../table-rules.ts";
import { type Amount, addingUp, type GamesLeft } from "./games-left.ts";
import { linesAfter, type Position } from "./position.ts";

/** What two teams have met, and will: the amounts the first one got of it, and the games left with its side. */
type Meetings = { had: number[][]; left: Played[] };
type Played = { game: number; side: Side };

/**
 * Parts teams, by their indexes, that are level in the first criterion as far as the others do. Only what these ask
 * is added up, of what the teams had and of how their games left were played.
 */
export function levelParting(
	position: Position,
	games: GamesLeft,
): (level: readonly number[], isLevelInFirst: boolean) => number[][] {
	const { rules } = position.setup;
	const { amounts, table } = games;
	const before = linesAfter(position, []);
	const leftOf = before.map((_, team) => playedBy(games, team));
	const meetings = meetingsOf(position, games);
	const ofBoth = (team: number, other: number) => (meetings[team] as Meetings[])[other] as Meetings;
	const lots = lotsOf(position.setup);
	// The same lines for every level: new ones, thousands of times, would take longer than all else.
	const lines = linesAfter(position, []);
	const isMade = new Uint8Array(lines.length);

	return (level, isLevelInFirst) => {
		isMade.fill(0);
		const split = (set: readonly number[], criterion: Criterion, among: readonly number[]) => {
			if (isLevelInFirst && criterion === rules.criteria[0]) return [set];
			if (isHeadToHead(criterion)) {
				if (!haveMetEquallyOften(among)) return [set];
				const at = amounts.indexOf(headToHeadAmount(criterion.by, rules));
				return fromTheTop(set, criterion, (team) => against(at, team, among));
			}
			if (criterion.by !== "lot") {
				return fromTheTop(set, criterion, (team) => overall(criterion.by, lineOf(team)));
			}
			const idOf = (team: number) => position.entries[team]?.entryId ?? -1;
			const lot = lotOf(set.map(idOf), lots);
			return lot ? fromTheTop(set, criterion, (team) => lot.entryIds.indexOf(idOf(team))) : [set];
		};
		return parted(level, rules, split);
	};

	function haveMetEquallyOften(among: readonly number[]): boolean {
		const often = (team: number, other: number) => {
			const { had, left } = ofBoth(team, other);
			return had.length + left.length;
		};
		const [first = 0, second = 0] = among;
		const once = often(first, second);
		const met = (team: number) =>
			among.every((other) => team === other || often(team, other) === once);
		return once > 0 && among.every(met);
	}

	function against(amount: number, team: number, among: readonly number[]): number {
		let value = 0;
		for (const other of among) {
			if (other === team) continue;
			const { had, left } = ofBoth(team, other);
			for (const got of had) value += got[amount] as number;
			for (const { game, side } of left)
				value += table[games.startOf(game, side) + amount] as number;
		}
		return value;
	}

	function lineOf(team: number): TeamLine<unknown> {
		const line = lines[team] as TeamLine<unknown>;
		if (isMade[team] === 1) return line;
		isMade[team] = 1;
		const had = before[team] as TeamLine<unknown>;
		const left = leftOf[team] ?? [];
		for (const [at, amount] of amounts.entries()) {
			let more = 0;
			for (const { game, side } of left) more += table[games.startOf(game, side) + at] as number;
			if (amount === "awayWins") line.tally.away.wins = had.tally.away.wins + more;
			else if (amount !== "headToHeadDifference") line.tally[amount] = had.tally[amount] + more;
		}
		Object.assign(line, standingOf(line.tally, line.taken));
		return line;
	}
}

function headToHeadAmount(by: CriterionName, { points }: TableRules): Amount {
	if (by === "headToHeadDifference") return by;
	if (by === "headToHeadFor") return "pointsFor";
	return points === null ? "wins" : "points";
}

function playedBy({ sides }: GamesLeft, team: number): Played[] {
	return sides.flatMap(([home, away], game): Played[] => {
		if (home === team) return [{ game, side: "home" }];
		return away === team ? [{ game, side: "away" }] : [];
	});
}

/** By the indexes of both. */
function meetingsOf({ entries, results, setup }: Position, { sides }: GamesLeft): Meetings[][] {
	const { amountsIn } = addingUp(setup.rules);
	const indexes = new Map(entries.map(({ entryId }, index) => [entryId, index]));
	const all = entries.map(() => entries.map((): Meetings => ({ had: [], left: [] })));
	const of = (team = -1, other = -1) => all[team]?.[other];
	for (const result of results) {
		const [home, away] = [indexes.get(result.entryIds.home), indexes.get(result.entryIds.away)];
		of(home, away)?.had.push(amountsIn(result, "home"));
		of(away, home)?.had.push(amountsIn(result, "away"));
	}
	for (const [game, [home, away]] of sides.entries()) {
		of(home, away)?.left.push({ game, side: "home" });
		of(away, home)?.left.push({ game, side: "away" });
	}
	return all;
}
