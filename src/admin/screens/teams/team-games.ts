import type { Answered } from "#api/client.ts";
import type { GameWithTeams } from "#domain/game/game.ts";
import { toGameTeam, toScore } from "../../parts/wire-games.ts";

export type GameAnswer = Answered<"GET", "/teamsv2/:id">["team"]["games"][number];

/** A game as the API gives it, in the words of the product. */
export function toGameWithTeams(game: GameAnswer): GameWithTeams {
	return {
		id: game.id,
		seasonLeagueId: 0,
		homeEntryId: game.home_seasons_leagues_team_id,
		awayEntryId: game.away_seasons_leagues_team_id,
		date: game.date,
		time: game.time,
		location: game.location,
		videoUrl: game.video_url,
		status: game.status,
		forfeitedBy: game.forfeited_by,
		score: toScore(game.score_home, game.score_away),
		home: toGameTeam(game.homeTeam),
		away: toGameTeam(game.awayTeam),
		league: game.league,
	};
}
