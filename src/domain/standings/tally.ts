import type { Outcome, Side } from "../game/game.ts";
import { pointsOf, type Result } from "./results.ts";
import { countsDraws, type TableRules } from "./table-rules.ts";

/** Draws beside wins and losses are those that the table counts. */
export type WinLoss = { wins: number; losses: number; draws?: number | undefined };
export type Streak = { kind: Outcome; count: number };

/** What a team's games amount to so far. Filled game by game, in the order of play. */
export type Tally = WinLoss & {
	draws: number;
	/** Of the wins and losses, those of long games. */
	longWins: number;
	longLosses: number;
	/** Points of the table; 0 where it has none. */
	points: number;
	home: WinLoss;
	away: WinLoss;
	streak: Streak | null;
	/** How games ended, two bits each, the latest last. Only the last five are kept. */
	latest: number;
	gamesPlayed: number;
	pointsFor: number;
	pointsAgainst: number;
	/** The difference, no game of it above the cap. */
	cappedDifference: number;
	awayPointsFor: number;
	rallyFor: number;
	rallyAgainst: number;
	/** Games this team forfeited. */
	forfeits: number;
};

/** Records at home and away have draws beside wins and losses where the table counts them. */
export function emptyTally(hasDraws = false): Tally {
	const none = hasDraws ? { wins: 0, losses: 0, draws: 0 } : { wins: 0, losses: 0 };
	return {
		wins: 0,
		losses: 0,
		draws: 0,
		longWins: 0,
		longLosses: 0,
		points: 0,
		home: { ...none },
		away: { ...none },
		streak: null,
		latest: 0,
		gamesPlayed: 0,
		pointsFor: 0,
		pointsAgainst: 0,
		cappedDifference: 0,
		awayPointsFor: 0,
		rallyFor: 0,
		rallyAgainst: 0,
		forfeits: 0,
	};
}

/**
 * Adds one result to the tally of the team that played it on this side. A game without a winner
 * leaves wins, streak and latest games alone; one without a score (a forfeit) adds no points.
 */
export function countResult(
	tally: Tally,
	side: Side,
	result: Result,
	rules: TableRules,
	cap: number,
): void {
	const other = side === "home" ? "away" : "home";
	const { score, rally, winner } = result;
	tally.gamesPlayed += 1;
	if (rules.points !== null) tally.points += pointsOf(side, result, rules.points);
	if (score !== null) {
		tally.pointsFor += score[side];
		tally.pointsAgainst += score[other];
		if (side === "away") tally.awayPointsFor += score.away;
		tally.cappedDifference += Math.max(-cap, Math.min(cap, score[side] - score[other]));
	}
	if (rally !== null) {
		tally.rallyFor += rally[side];
		tally.rallyAgainst += rally[other];
	}
	if (winner !== null || result.isForfeit) addDecided(tally, side, winner === side, result);
	else addDraw(tally, side, rules);
}

/** Where a draw is worth nothing it is a game played and no more (rule `tie-decides-nothing`). */
function addDraw(tally: Tally, side: Side, rules: TableRules): void {
	tally.draws += 1;
	if (!countsDraws(rules)) return;
	const own = tally[side];
	own.draws = (own.draws ?? 0) + 1;
	addOutcome(tally, "draw");
}

function addDecided(tally: Tally, side: Side, isWin: boolean, result: Result): void {
	addWinOrLoss(tally, isWin);
	addWinOrLoss(tally[side], isWin);
	if (result.isLong && isWin) tally.longWins += 1;
	if (result.isLong && !isWin) tally.longLosses += 1;
	if (result.isForfeit && !isWin) tally.forfeits += 1;
	addOutcome(tally, isWin ? "win" : "loss");
}

function addOutcome(tally: Tally, kind: Outcome): void {
	if (tally.streak?.kind === kind) tally.streak.count += 1;
	else tally.streak = { kind, count: 1 };
	tally.latest = ((tally.latest << 2) | codes[kind]) & 0b11_11_11_11_11;
}

/** None of them is 0, which is where no game was. */
const codes: Readonly<Record<Outcome, number>> = { loss: 1, win: 2, draw: 3 };
const outcomes = [null, "loss", "win", "draw"] as const;

function addWinOrLoss(winLoss: WinLoss, isWin: boolean): void {
	if (isWin) winLoss.wins += 1;
	else winLoss.losses += 1;
}

/** How the latest five decided games ended, or all when there are fewer; the latest one last. */
export function formOf({ latest }: Pick<Tally, "latest">): Outcome[] {
	const form: Outcome[] = [];
	for (let place = 8; place >= 0; place -= 2) {
		const outcome = outcomes[(latest >> place) & 0b11];
		if (outcome) form.push(outcome);
	}
	return form;
}

/** Wins and losses of such games, and the draws where the table counts them. */
export function lastFive(form: readonly Outcome[], hasDraws: boolean): WinLoss {
	const count = (kind: Outcome) => form.filter((outcome) => outcome === kind).length;
	const [wins, losses, draws] = [count("win"), count("loss"), count("draw")];
	return hasDraws ? { wins, losses, draws } : { wins, losses };
}
