import type { GameWithTeams } from "#domain/game/game.ts";
import { toGame, type WireGame } from "../../../components/export/wire-games.ts";
import { words } from "../../../words.ts";

/** A game as the lists of the administration show it. */
export type ListedGame = GameWithTeams & {
	seasonId: number;
	/** Of a schedule that was not published: visitors do not know of it. */
	isDraft: boolean;
	/** Null for a game of the regular season. */
	stageId: number | null;
	/** It stands in its stage and waits for its teams: there is nothing to score yet. */
	isWaiting?: true;
};

export function toListedGame(wire: WireGame): ListedGame {
	return { ...toGame(wire), seasonId: wire.seasonId, isDraft: wire.isDraft };
}

/** Where it is worked on: a game at its desk, one that waits for its teams in its stage. */
export function placeOf({ id, stageId, isWaiting }: ListedGame): string {
	return isWaiting ? `/dashboard/stages/${stageId}` : `/games/${id}`;
}

/** The visitors first, as everywhere: "Owls at Hawks". */
export function matchupOf({ home, away }: Record<"home" | "away", { name: string }>): string {
	return words.game.awayAtHome({ away: away.name, home: home.name });
}
