import type { Game } from "#domain/game/game.ts";

/** What moves without a reload (site/enhance/live.ts): a game that goes on, and one that is to begin on this day. */
export function liveOn({ status, date }: Pick<Game, "status" | "date">): string | undefined {
	if (status === "in_progress") return "now";
	return status === "scheduled" && date !== null ? date : undefined;
}
