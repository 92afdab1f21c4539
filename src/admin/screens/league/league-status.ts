import { type Game, type GameStatus, hasScore } from "#domain/game/game.ts";

/**
 * What a season-league's games table says of a game: as stored, but completed as soon as there are
 * points (rule `completed-in-season-league`). What was called off or given up stays that.
 */
export function leagueStatus(game: Pick<Game, "status" | "score">): GameStatus {
	return game.status === "scheduled" && hasScore(game) ? "completed" : game.status;
}
