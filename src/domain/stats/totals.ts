import { didPlay, lineReader } from "./line/line-reader.ts";
import type { LineNumbers } from "./shooting.ts";
import type { CountedStat, StatLine } from "./stat-definition.ts";

/** Sums over stat lines: of one player over games, or of one team over its players in a game. */
export type PlayerTotals = Omit<LineNumbers, "points"> & {
	/** Lines that were played; for a team in one game, its players on the floor. */
	games: number;
	points: number;
	/** Three-pointers made, by the name the leaderboards use. */
	threes: number;
	/** Null when nobody kept the minutes. */
	seconds: number | null;
	/** By stat id; an absent id was written down in no line. */
	byStat: ReadonlyMap<number, number>;
};

/**
 * Adds lines up. Field goals and points are decided line by line, so that seasons whose sheets kept
 * different columns add up, and so that adding totals equals adding lines (rule `totals-add-up`).
 */
export function totalsOf(
	lines: readonly Pick<StatLine, "seconds" | "values">[],
	definitions: readonly CountedStat[],
): PlayerTotals {
	const read = lineReader(definitions);
	const byStat = new Map<number, number>();
	const sums = { ...emptyTotals(), byStat };
	for (const line of lines) {
		if (didPlay(line)) sums.games += 1;
		if (line.seconds !== null) sums.seconds = (sums.seconds ?? 0) + line.seconds;
		const { values, numbers } = read(line);
		for (const [statId, value] of values) {
			byStat.set(statId, (byStat.get(statId) ?? 0) + value);
		}
		addNumbers(sums, numbers);
	}
	return sums;
}

export { didPlay };

/** Totals of two sets of lines together. */
export function addTotals(a: PlayerTotals, b: PlayerTotals): PlayerTotals {
	const byStat = new Map(a.byStat);
	for (const [statId, value] of b.byStat) byStat.set(statId, (byStat.get(statId) ?? 0) + value);
	const sums = { ...a, byStat, games: a.games + b.games };
	if (b.seconds !== null) sums.seconds = (a.seconds ?? 0) + b.seconds;
	addNumbers(sums, b);
	return sums;
}

/** The totals of no lines. */
export function emptyTotals(): PlayerTotals {
	return {
		games: 0,
		points: 0,
		threes: 0,
		fieldGoalsMade: 0,
		fieldGoalsAttempted: 0,
		freeThrowsMade: 0,
		freeThrowsAttempted: 0,
		twosMade: 0,
		twosAttempted: 0,
		threesMade: 0,
		threesAttempted: 0,
		rebounds: 0,
		assists: 0,
		seconds: null,
		byStat: new Map(),
	};
}

function addNumbers(sums: PlayerTotals, line: LineNumbers): void {
	sums.points += line.points ?? 0;
	sums.threes += line.threesMade;
	sums.fieldGoalsMade += line.fieldGoalsMade;
	sums.fieldGoalsAttempted += line.fieldGoalsAttempted;
	sums.freeThrowsMade += line.freeThrowsMade;
	sums.freeThrowsAttempted += line.freeThrowsAttempted;
	sums.twosMade += line.twosMade;
	sums.twosAttempted += line.twosAttempted;
	sums.threesMade += line.threesMade;
	sums.threesAttempted += line.threesAttempted;
	sums.rebounds += line.rebounds;
	sums.assists += line.assists;
}
