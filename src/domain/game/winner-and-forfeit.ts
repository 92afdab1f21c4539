import type { Game, Outcome, Side } from "./game.ts";

type Ended = Pick<Game, "status" | "score" | "forfeitedBy" | "isDraw" | "isAnnulled">;

/**
 * Who won: by forfeit first, else by points. Null for games that nobody won: unplayed, equal,
 * given up by both, annulled or called off. A game in progress counts with its score so far only once
 * it is final.
 */
export function winner(game: Ended): Side | null {
	if (game.isAnnulled) return null;
	if (game.status === "forfeit") {
		if (game.forfeitedBy === "both") return null;
		return game.forfeitedBy === "home" ? "away" : "home";
	}
	if (game.status !== "scheduled" && game.status !== "completed") return null;
	if (game.score === null || game.score.home === game.score.away) return null;
	return game.score.home > game.score.away ? "home" : "away";
}

/** How the game ended for this side; null when it is not decided. */
export function outcomeFor(side: Side, game: Ended): Outcome | null {
	if (game.isAnnulled) return null;
	if (isForfeitOfBoth(game)) return "loss";
	const won = winner(game);
	if (won === null) return game.isDraw ? "draw" : null;
	return won === side ? "win" : "loss";
}

/** Nobody came, and both have lost (rule `forfeit-by-both`). */
export function isForfeitOfBoth(game: Pick<Game, "status" | "forfeitedBy">): boolean {
	return game.status === "forfeit" && game.forfeitedBy === "both";
}

/** The sides that gave the game up; none of a game that was played. */
export function forfeiters({ forfeitedBy }: Pick<Game, "forfeitedBy">): Side[] {
	if (forfeitedBy === "both") return ["away", "home"];
	return forfeitedBy === null ? [] : [forfeitedBy];
}
