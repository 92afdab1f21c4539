import type { GameStatus } from "#domain/game/game.ts";

/** The stored status, capitalised: `in_progress` is "In progress". */
export function statusWord(status: GameStatus): string {
	const words = status.replaceAll("_", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What deviates from the plan is a badge; the rest are plain words. */
export function statusTone(status: GameStatus): "plain" | "live" | "notice" {
	if (status === "in_progress") return "live";
	return status === "scheduled" || status === "completed" ? "plain" : "notice";
}
