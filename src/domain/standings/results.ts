import { counts } from "../game/counting.ts";
import {
	type Game,
	type GameFacts,
	hasScore,
	isLevelAtTheEnd,
	type PeriodScore,
	type Score,
	type Side,
} from "../game/game.ts";
import { isFinalPeriod } from "../game/periods.ts";
import { winner } from "../game/winner-and-forfeit.ts";
import { type Bonus, countsDraws, type ResultPoints, type TableRules } from "./table-rules.ts";

/** What the periods of a game say beyond its score; absent where a table does not ask for it. */
export type PeriodFacts = {
	wentToOvertime?: boolean;
	/** What its sets add up to. */
	rally?: Score;
};

export type StandingsGame = GameFacts &
	PeriodFacts & {
		/** What it is played in after the regular season. */
		stageId?: number | null;
	};

/** A game as the table counts it. */
export type Result = {
	entryIds: Record<Side, number>;
	/** Null for a game that ended level, and for a forfeit of both. */
	winner: Side | null;
	isForfeit: boolean;
	isLong: boolean;
	/** Null for a forfeit that nobody wrote points for. */
	score: Score | null;
	rally: Score | null;
};

/** Null for a game that does not count in the table (rule `table-of-regular-season`). */
export function resultOf(game: StandingsGame, rules: TableRules): Result | null {
	return isOfTable(game) ? resultAnywhere(game, rules) : null;
}

/** Whether a game is of the regular season, which is all that a table is made of. */
export function isOfTable({ stageId }: Pick<StandingsGame, "stageId">): boolean {
	return stageId === undefined || stageId === null;
}

/** The same of any game; null for one that counts for nobody. */
export function resultAnywhere(game: StandingsGame, rules: TableRules): Result | null {
	if (!counts(game) && !(isGoallessDraw(game, rules) && !game.isAnnulled)) return null;
	const won = winner(game);
	const isForfeit = game.status === "forfeit";
	const score = hasScore(game) ? game.score : null;
	return {
		entryIds: { home: game.homeEntryId, away: game.awayEntryId },
		winner: won,
		isForfeit,
		isLong: won !== null && !isForfeit && isLong(game, score, rules),
		score,
		rally: game.rally ?? null,
	};
}

/** 0-0 is a result where a draw is worth something and the game was said to be over (rule `goalless-draw`). */
function isGoallessDraw(game: StandingsGame, rules: TableRules): boolean {
	return isDrawBy(rules, game);
}

/** Whether a game ended level where that is worth something; the store asks the same. */
export function isDrawBy(rules: TableRules, game: Pick<Game, "status" | "score">): boolean {
	return countsDraws(rules) && isLevelAtTheEnd(game);
}

function isLong(game: StandingsGame, score: Score | null, { longGames }: TableRules): boolean {
	if (longGames === "overtime") return game.wentToOvertime === true;
	if (longGames === null || score === null) return false;
	return Math.min(score.home, score.away) > 0 && Math.abs(score.home - score.away) === 1;
}

/** What a result brings one side in points of the table. */
export function pointsOf(side: Side, result: Result, points: ResultPoints): number {
	const { winner, isForfeit, isLong } = result;
	if (winner === null) return isForfeit ? points.forfeitLoss : points.draw;
	const isWin = winner === side;
	if (isForfeit) return isWin ? points.forfeitWin : points.forfeitLoss;
	const margin = result.score === null ? 0 : Math.abs(result.score.home - result.score.away);
	if (isWin) {
		return (isLong ? points.longWin : points.win) + bonus(points.bonusWin, (at) => margin >= at);
	}
	return (isLong ? points.longLoss : points.loss) + bonus(points.bonusLoss, (at) => margin <= at);
}

function bonus(of: Bonus | null, isEarned: (margin: number) => boolean): number {
	return of !== null && isEarned(of.margin) ? of.points : 0;
}

/** What the table asks of a game's periods. */
export function periodFacts(periodScores: readonly PeriodScore[]): Required<PeriodFacts> {
	const parts = periodScores.filter(({ period }) => !isFinalPeriod(period));
	const sum = (side: Side) => parts.reduce((total, part) => total + (part[side] ?? 0), 0);
	return {
		wentToOvertime: parts.some(
			({ period, home, away }) => isOvertime(period.name) && ((home ?? 0) > 0 || (away ?? 0) > 0),
		),
		rally: { home: sum("home"), away: sum("away") },
	};
}

/** Known by its name, because a period is nothing but a name and a place (rule `overtime-by-name`). */
function isOvertime(name: string): boolean {
	return /^(\d*\s?(ot|so|et)\s?\d*|.*\b(over\s?time|extra (time|inning.*)|shoot-?\s?out|penalties|prolongation|tirs au but|tiempo extra|penales))\b.*$/i.test(
		name.trim(),
	);
}
