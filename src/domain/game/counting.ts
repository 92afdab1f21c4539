import { type Game, type GameStatus, hasScore } from "./game.ts";

/** Whether the table counts a game: one with a score, and a forfeit without one as well. */
export function counts(game: Pick<Game, "status" | "score">): boolean {
	return game.status === "forfeit" || countsNumbers(game);
}

/** Whether what players did in a game counts for them (rule `numbers-count-with-the-game`). */
export function countsNumbers(game: Pick<Game, "status" | "score">): boolean {
	return hasScore(game) && keptFromCounting(game) === null;
}

/**
 * Why a game counts for nobody, whatever score it holds, in a sentence; null where its status does
 * not say so (rule `called-off-does-not-count`).
 */
export function keptFromCounting({ status }: Pick<Game, "status">): string | null {
	return sentences[status] ?? null;
}

const sentences: Partial<Record<GameStatus, string>> = {
	in_progress: "The game is in progress: it counts for nobody until it is over.",
	postponed: "The game is postponed: its score and its numbers count for nobody.",
	cancelled: "The game is cancelled: its score and its numbers count for nobody.",
};
