import type { Outcome, Side } from "../game/game.ts";
import { pointsOf, type Result } from "./results.ts";
import type { TableRules } from "./table-rules.ts";

export type WinLoss = { wins: number; losses: number };
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
	/** The decided games as bits, latest last: 1 is a win. Only the last five bits are kept. */
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

export function emptyTally(): Tally {
	return {
		wins: 0,
		losses: 0,
		draws: 0,
		longWins: 0,
		longLosses: 0,
		points: 0,
		home: { wins: 0, losses: 0 },
		away: { wins: 0, losses: 0 },
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
	if (winner === null) tally.draws += 1;
	else addDecided(tally, side, winner === side, result);
}

function addDecided(tally: Tally, side: Side, isWin: boolean, result: Result): void {
	addOutcome(tally, isWin);
	addOutcome(side === "home" ? tally.home : tally.away, isWin);
	if (result.isLong && isWin) tally.longWins += 1;
	if (result.isLong && !isWin) tally.longLosses += 1;
	if (result.isForfeit && !isWin) tally.forfeits += 1;
	const kind = isWin ? "win" : "loss";
	if (tally.streak?.kind === kind) tally.streak.count += 1;
	else tally.streak = { kind, count: 1 };
	tally.latest = ((tally.latest << 1) | Number(isWin)) & 0b11111;
}

function addOutcome(winLoss: WinLoss, isWin: boolean): void {
	if (isWin) winLoss.wins += 1;
	else winLoss.losses += 1;
}

/** How the latest five decided games ended, or all when there are fewer; the latest one last. */
export function formOf({ latest, wins, losses }: Tally): Outcome[] {
	const form: Outcome[] = [];
	for (let place = Math.min(wins + losses, 5) - 1; place >= 0; place -= 1) {
		form.push((latest >> place) & 1 ? "win" : "loss");
	}
	return form;
}

/** Wins and losses of such games. */
export function lastFive(form: readonly Outcome[]): WinLoss {
	const wins = form.filter((outcome) => outcome === "win").length;
	return { wins, losses: form.length - wins };
}
