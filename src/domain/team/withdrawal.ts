import { type Game, hasScore } from "../game/game.ts";
import type { Withdrawal } from "./team.ts";

type Fate = Pick<Game, "status" | "forfeitedBy">;

/** What a game of the team becomes; null for one that stays as it is. */
export function fateOf(
	game: Pick<Game, "status" | "score" | "date" | "homeEntryId">,
	entryId: number,
	{ date, games }: Pick<Withdrawal, "date" | "games">,
): Fate | null {
	const isOpen = game.status === "scheduled" || game.status === "postponed";
	const isComing = isOpen && !hasScore(game) && (game.date === null || game.date >= date);
	if (!isComing) return null;
	if (games !== "forfeited") return { status: "cancelled", forfeitedBy: null };
	return { status: "forfeit", forfeitedBy: game.homeEntryId === entryId ? "home" : "away" };
}
