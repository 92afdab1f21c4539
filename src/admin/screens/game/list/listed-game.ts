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
};

export function toListedGame(wire: WireGame): ListedGame {
	return { ...toGame(wire), seasonId: wire.seasonId, isDraft: wire.isDraft };
}

/** The visitors first, as everywhere: "Owls at Hawks". */
export function matchupOf({ home, away }: Record<"home" | "away", { name: string }>): string {
	return words.game.awayAtHome({ away: away.name, home: home.name });
}
