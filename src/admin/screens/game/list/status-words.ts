import type { GameStatus } from "#domain/game/game.ts";
import { words } from "../../../words.ts";

/** The stored status as people read it: `in_progress` is "In progress". */
export function statusWord(status: GameStatus): string {
	return words.game.statuses[status];
}

/** What deviates from the plan is a badge; the rest are plain words. */
export function statusTone(status: GameStatus): "plain" | "live" | "notice" {
	if (status === "in_progress") return "live";
	return status === "scheduled" || status === "completed" ? "plain" : "notice";
}
