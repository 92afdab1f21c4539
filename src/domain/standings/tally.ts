import type { Outcome, Score, Side } from "../game/game.ts";

export type WinLoss = { wins: number; losses: number };
export type Streak = { kind: Outcome; count: number };

/** What a team's games amount to so far. Filled game by game, in the order of play. */
export type Tally = WinLoss & {
	home: WinLoss;
	away: WinLoss;
	streak: Streak | null;
	/** The decided games as bits, latest last: 1 is a win. Only the last five bits are kept. */
	latest: number;
	gamesPlayed: number;
	pointsFor: number;
	pointsAgainst: number;
};

export function emptyTally(): Tally {
	return {
		wins: 0,
		losses: 0,
		home: { wins: 0, losses: 0 },
		away: { wins: 0, losses: 0 },
		streak: null,
		latest: 0,
		gamesPlayed: 0,
		pointsFor: 0,
		pointsAgainst: 0,
	};
}

/**
 * Adds one game to the tally of the team that played it on this side. A game without a winner
 * leaves wins, streak and latest games alone; one without a score (a forfeit) adds no points.
 */
export function countGame(
	tally: Tally,
	side: Side,
	outcome: Outcome | null,
	score: Score | null,
): void {
	tally.gamesPlayed += 1;
	if (score !== null) {
		tally.pointsFor += side === "home" ? score.home : score.away;
		tally.pointsAgainst += side === "home" ? score.away : score.home;
	}
	if (outcome === null) return;
	const isWin = outcome === "win";
	addOutcome(tally, isWin);
	addOutcome(side === "home" ? tally.home : tally.away, isWin);
	if (tally.streak?.kind === outcome) tally.streak.count += 1;
	else tally.streak = { kind: outcome, count: 1 };
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
