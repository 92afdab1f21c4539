import type { Game, Score, Side } from "../game/game.ts";
import type { Team } from "../team/team.ts";
import type { Entrant, SeriesPlan } from "./stage.ts";

/** A series with all that a bracket says of it. */
export type BracketSeries = {
	plan: SeriesPlan;
	sides: Record<Side, BracketSide>;
	winner: Side | null;
	isOver: boolean;
	/** A second final that was not needed. */
	isSkipped: boolean;
	endedBy: "games" | "walkover" | "decision" | null;
	games: readonly BracketGame[];
};

export type BracketSide = {
	team: Team | null;
	/** Those who could have come have withdrawn. */
	isNobody: boolean;
	from: Entrant;
	seed: number | null;
	wins: number;
};

export type BracketGame = Pick<
	Game,
	"id" | "date" | "time" | "location" | "status" | "forfeitedBy"
> & {
	number: number;
	homeSide: Side;
	score: Score | null;
	isKnown: boolean;
	isIfNecessary: boolean;
	isSpare: boolean;
};
