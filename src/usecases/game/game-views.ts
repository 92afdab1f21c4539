import { byDateAndTime, type GameWithTeams } from "#domain/game/game.ts";
import { hasBegun } from "#domain/schedule/begun.ts";
import { instantOf } from "#domain/time/wall-clock.ts";
import type { GameFilter, KnownGame } from "#store/game/games-with-teams.ts";
import { withoutMakerForStrangers } from "../makers.ts";
import type { Scope } from "../scope.ts";

/** A game as it is told: with its teams, its league and season, and the instant it starts. */
export type GameView = GameWithTeams & {
	seasonId: number;
	/** Null for a game that was entered by hand. */
	scheduleId: number | null;
	weekIndex: number | null;
	/** Only planned, by a schedule that was not published: strangers are not told of it. */
	isDraft: boolean;
	/** Null for strangers, too. */
	createdBy: number | null;
	/** Null while the date or the time is not known: half of a wall clock is no instant. */
	startsAt: string | null;
	isDraw: boolean;
	isAnnulled: boolean;
	/** Null for a game of the regular season. */
	stageId: number | null;
};

/** The games asked for by date and time, those without a date last. The caller has checked rights. */
export async function viewGames(scope: Scope, filter: GameFilter): Promise<GameView[]> {
	const games = await scope.store.games.listWithTeams(filter);
	return games.map(gameViewIn(scope)).sort(byDateAndTime);
}

export function toGameView(scope: Asking, game: KnownGame): GameView {
	return gameViewIn(scope)(game);
}

type Asking = Pick<Scope, "viewer" | "organization">;

function gameViewIn(scope: Asking): (game: KnownGame) => GameView {
	const zone = scope.organization.timeZone;
	return (game) => {
		const { date, time } = game;
		// It may have got a score since it was read.
		const isDraft = game.isDraft && !hasBegun({ ...game, hasNumbers: false });
		const startsAt = date === null || time === null ? null : instantOf(date, time, zone);
		return { ...withoutMakerForStrangers(scope, game), isDraft, startsAt };
	};
}
