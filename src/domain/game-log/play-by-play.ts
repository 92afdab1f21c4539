import type { GamePeriod, Score } from "../game/game.ts";
import { type Play, standingPlays } from "./play.ts";
import { actionsById, type Bookkeeping, inPeriods, pointsOf } from "./read-log.ts";
import { type Action, isAssist } from "./scoring.ts";

/** A play as it is told: what it was, and what it made of the score. */
export type ToldPlay = {
	play: Play;
	/** Of a statistic: which one. */
	action: Action | null;
	/** Who passed before a basket or a goal, by id. */
	assistBy: number | null;
	/** What it was worth to both sides. */
	points: Score;
	/** After it: of the game, or of the set where a score counts sets. */
	score: Score;
};

export type ToldPeriod = {
	period: GamePeriod;
	plays: ToldPlay[];
	/** What both sides made in it. */
	made: Score;
	isOver: boolean;
};

/**
 * A game from its first play to its last, as its log has it now. Who begins is told by the box score, and an assist
 * with what it led to.
 */
export function playByPlay(sent: readonly Play[], kept: Bookkeeping): ToldPeriod[] {
	const actions = actionsById(kept);
	let score: Score = none;
	return inPeriods(standingPlays(sent), kept.periods).map(({ period, plays }) => {
		if (kept.scoring.isBySets) score = none;
		const before = score;
		const told: ToldPlay[] = [];
		for (const play of plays) {
			if (play.kind === "starts") continue;
			const action = play.kind === "stat" ? (actions.get(play.statId ?? -1) ?? null) : null;
			// What was noted of a statistic that nobody sees any more is not told.
			if (play.kind === "stat" && action === null) continue;
			const last = told.at(-1);
			if (action !== null && last !== undefined && ledTo(action, play, last)) {
				last.assistBy = play.playerId;
				continue;
			}
			const points = pointsOf(play, actions);
			score = { home: score.home + points.home, away: score.away + points.away };
			told.push({ play, action, assistBy: null, points, score });
		}
		return {
			period,
			plays: told,
			made: { home: score.home - before.home, away: score.away - before.away },
			isOver: plays.some(({ kind }) => kind === "periodEnds"),
		};
	});
}

const none: Score = { home: 0, away: 0 };

function ledTo(action: Action, play: Play, last: ToldPlay): boolean {
	const isScored = last.action !== null && last.action.worth > 0;
	const isOther = last.play.playerId !== play.playerId && last.play.side === play.side;
	return isAssist(action) && isScored && isOther && last.assistBy === null;
}
