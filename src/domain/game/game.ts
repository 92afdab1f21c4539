import type { Crest, Withdrawal } from "../team/team.ts";

export const gameStatuses = [
	"scheduled",
	"in_progress",
	"completed",
	"postponed",
	"cancelled",
	"forfeit",
] as const;

export type GameStatus = (typeof gameStatuses)[number];

/** What a game may be said to be with the score it is saved with: over, or going on. */
export const scoreStatuses = ["completed", "in_progress"] as const;
export type ScoreStatus = (typeof scoreStatuses)[number];

export type Side = "home" | "away";
export type Score = Record<Side, number>;
/** Of a side, in a game and in one of its periods (rule `score-range`). */
export const highestScore = 999;
/** How a game ended for one side: decided, or level where the league's table counts draws. */
export type Outcome = "win" | "loss" | "draw";
/** Who gave a game up: one side, or nobody came. */
export type ForfeitedBy = Side | "both";

/** Two entries, a date, maybe a score. Date `YYYY-MM-DD` and time `HH:MM` are wall clock. */
export type Game = {
	id: number;
	seasonLeagueId: number;
	homeEntryId: number;
	awayEntryId: number;
	date: string | null;
	time: string | null;
	location: string | null;
	videoUrl: string | null;
	status: GameStatus;
	/** Who forfeited; set exactly when the status is `forfeit`. */
	forfeitedBy: ForfeitedBy | null;
	score: Score | null;
	/** It ended level, and the league's table counts that (rule `goalless-draw`). */
	isDraw?: boolean;
	/** A team of it withdrew, and its games count for nobody . */
	isAnnulled?: boolean;
	/** It is played only if its series is not over before, as far as that was asked. */
	isIfNecessary?: boolean;
};

/** What tables, wins and streaks count a game by: who met, when, and how it ended. */
export type GameFacts = Pick<
	Game,
	| "id"
	| "homeEntryId"
	| "awayEntryId"
	| "date"
	| "time"
	| "status"
	| "forfeitedBy"
	| "score"
	| "isDraw"
	| "isAnnulled"
>;

/** A game with the names a page needs beside it. */
export type GameWithTeams = Game & { home: GameTeam; away: GameTeam; league: GameLeague };
export type GameTeam = {
	entryId: number;
	teamId: number;
	name: string;
	/** It has left the league during the season. */
	withdrawal?: Withdrawal;
} & Crest;
export type GameLeague = { id: number; name: string };

/** Points of both sides in one period, such as "Q1"; null where nobody wrote them down. */
export type PeriodScore = {
	period: GamePeriod;
	home: number | null;
	away: number | null;
};

export type GamePeriod = { id: number; name: string; order: number; isHidden: boolean };

/**
 * What a visitor is told about a game. Scheduled and completed follow the score, not the stored
 * status; the other statuses are shown as stored, because a 0-0 forfeit must not look unplayed
 * (rule `status-as-stored`).
 */
export function shownStatus(game: Pick<Game, "status" | "score" | "isDraw">): GameStatus {
	if (game.status !== "scheduled" && game.status !== "completed") return game.status;
	return hasScore(game) ? "completed" : "scheduled";
}

/** A game counts as completed when either score is above zero (rule `played-by-score`), or drawn. */
export function hasScore({ score, isDraw }: Pick<Game, "score" | "isDraw">): boolean {
	return score !== null && (score.home > 0 || score.away > 0 || isDraw === true);
}

/** Over with as many points for both. 0-0 is that only where it was said that the game is over. */
export function isLevelAtTheEnd({ status, score }: Pick<Game, "status" | "score">): boolean {
	if (score === null || score.home !== score.away) return false;
	return status === "completed" || (status === "scheduled" && score.home > 0);
}

/**
 * The side that a team plays on, by the id of the club or of its entry
 * (rule `one-counter-for-ids`).
 */
export function sideOf(game: Pick<GameWithTeams, Side>, id: number): Side | null {
	const isMeant = ({ teamId, entryId }: GameTeam) => teamId === id || entryId === id;
	if (isMeant(game.home)) return "home";
	return isMeant(game.away) ? "away" : null;
}

/** Date, then time, then id; games without a date or time come last. */
export function byDateAndTime(
	a: Pick<Game, "date" | "time" | "id">,
	b: Pick<Game, "date" | "time" | "id">,
): number {
	return compareText(a.date, b.date) || compareText(a.time, b.time) || a.id - b.id;
}

function compareText(a: string | null, b: string | null): number {
	if (a === b) return 0;
	if (a === null) return 1;
	if (b === null) return -1;
	return a < b ? -1 : 1;
}
