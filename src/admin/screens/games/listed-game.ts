import type { Answered } from "#api/client.ts";
import type { GameWithTeams } from "#domain/game/game.ts";
import { toGameTeam, toScore } from "../../parts/wire-games.ts";

type WireGame = Answered<"GET", "/gamesv2">["games"][number];

/** A game as the lists of the administration show it. */
export type ListedGame = GameWithTeams & {
	seasonId: number;
	/** Of a schedule that was not published: visitors do not know of it. */
	isDraft: boolean;
};

/** The wire's words end here. */
export function toListedGame(wire: WireGame): ListedGame {
	return {
		id: wire.id,
		seasonId: wire.season_id,
		// Nothing here asks for the season-league itself; league and season say which it is.
		seasonLeagueId: 0,
		homeEntryId: wire.home_seasons_leagues_team_id,
		awayEntryId: wire.away_seasons_leagues_team_id,
		home: toGameTeam(wire.home_team),
		away: toGameTeam(wire.away_team),
		league: wire.league,
		date: wire.date,
		time: wire.time,
		location: wire.location,
		videoUrl: wire.video_url,
		status: wire.status,
		forfeitedBy: wire.forfeited_by,
		score: toScore(wire.score_home, wire.score_away),
		isDraft: wire.isDraft,
	};
}

/** The visitors first, as everywhere: "Owls at Hawks". */
export function matchupOf({ home, away }: Pick<ListedGame, "home" | "away">): string {
	return `${away.name} at ${home.name}`;
}
