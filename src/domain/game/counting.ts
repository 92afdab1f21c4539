import { type Game, type GameStatus, hasScore } from "./game.ts";

/** Whether the table counts a game: one with a score, and a forfeit without one as well. */
export function counts(game: Counted): boolean {
	return (game.status === "forfeit" && !game.isAnnulled) || countsNumbers(game);
}

/** Whether what players did in a game counts for them (rule `numbers-count-with-the-game`). */
export function countsNumbers(game: Counted): boolean {
	return hasScore(game) && keptFromCounting(game) === null;
}

/**
 * Why a game counts for nobody, whatever score it holds, in a sentence; null where its status does
 * not say so (rule `called-off-does-not-count`).
 */
export function keptFromCounting(game: Pick<Game, "status" | "isAnnulled">): string | null {
	if (game.isAnnulled)
		return "The game is annulled, because a team withdrew: it counts for nobody.";
	return sentences[game.status] ?? null;
}

type Counted = Pick<Game, "status" | "score" | "isDraw" | "isAnnulled">;

const sentences: Partial<Record<GameStatus, string>> = {
	in_progress: "The game is in progress: it counts for nobody until it is over.",
	postponed: "The game is postponed: its score and its numbers count for nobody.",
	cancelled: "The game is cancelled: its score and its numbers count for nobody.",
};
