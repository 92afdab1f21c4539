import { type Game, hasScore } from "../game/game.ts";

/** A game and whether any number was written down for it: of a period, of a player. */
export type GameWithNumbers = Pick<Game, "id" | "date" | "status" | "score"> & {
	weekIndex: number | null;
	hasNumbers: boolean;
};

/**
 * Whether a game is more than a plan: it has a score, numbers, or a status that says so. Schedules
 * neither move, swap nor delete it any more (rule `begun-games-stay`).
 */
export function hasBegun(game: Pick<GameWithNumbers, "status" | "score" | "hasNumbers">): boolean {
	const isUnderWay = ["in_progress", "completed", "forfeit"].includes(game.status);
	return isUnderWay || hasScore(game) || game.hasNumbers;
}
