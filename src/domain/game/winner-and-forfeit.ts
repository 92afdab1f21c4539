import type { Game, Outcome, Side } from "./game.ts";

/**
 * Who won: by forfeit first, else by points. Null for games that are not decided: unplayed, equal,
 * or called off. A game in progress counts with its score so far only once it is final.
 */
export function winner(game: Pick<Game, "status" | "score" | "forfeitedBy">): Side | null {
	if (game.status === "forfeit") return game.forfeitedBy === "home" ? "away" : "home";
	if (game.status !== "scheduled" && game.status !== "completed") return null;
	if (game.score === null || game.score.home === game.score.away) return null;
	return game.score.home > game.score.away ? "home" : "away";
}

/** How the game ended for this side; null when it is not decided. */
export function outcomeFor(
	side: Side,
	game: Pick<Game, "status" | "score" | "forfeitedBy">,
): Outcome | null {
	const won = winner(game);
	if (won === null) return null;
	return won === side ? "win" : "loss";
}
