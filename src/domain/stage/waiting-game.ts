import type { Game, GameLeague, Side } from "../game/game.ts";
import type { Team } from "../team/team.ts";
import type { SeriesName } from "./series-name.ts";
import type { Entrant } from "./stage.ts";

/**
 * A game of a stage as long as not both of its teams are known. It has the id it keeps among the games
 * (rule `waits-under-its-id`).
 */
export type WaitingGame = Pick<Game, "id" | "date" | "time" | "location"> &
	Record<Side, WaitingSide> & {
		stage: { id: number; name: string };
		league: GameLeague;
		seasonId: number;
		/** Of the stage. */
		series: number;
		/** Which game of the series, and how many it has at most. */
		number: number;
		bestOf: number;
		/** It is played only if the series is not over before. */
		isIfNecessary: boolean;
		/** What the series of its stage are called, by number. */
		names: ReadonlyMap<number, SeriesName>;
		/** How often it was changed, and when last. */
		revision: number;
		revisedAt: string | null;
	};

/** Who plays, or else where whoever it is comes from. */
export type WaitingSide = { team: Team | null; from: Entrant };

/** Whether a team is one of its two, by the id of the club; absent asks for no team. */
export function isOfTeam(
	{ home, away }: Pick<WaitingGame, Side>,
	teamId: number | undefined,
): boolean {
	return teamId === undefined || home.team?.id === teamId || away.team?.id === teamId;
}
