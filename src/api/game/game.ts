import { z } from "zod";
import { type GameTeam, gameStatuses } from "#domain/game/game.ts";
import type { GameView } from "#usecases/game/game-views.ts";
import { colors, toColors } from "../team/team-colors.ts";

/** A side of a game, by the club's name. */
const gameTeam = z.object({
	id: z.int(),
	name: z.string(),
	logo_url: z.string().nullable(),
	colors,
	seasons_leagues_team_id: z.int(),
});

/** One game, two spellings: team1 is v1's word for the home side, and every answer has both. */
export const game = z.object({
	id: z.int(),
	team1_id: z.int(),
	team2_id: z.int(),
	home_team_id: z.int(),
	away_team_id: z.int(),
	/**
	 * The teams within the season-league, where the ids above are the clubs'
	 * (rule `one-counter-for-ids`).
	 */
	home_seasons_leagues_team_id: z.int(),
	away_seasons_leagues_team_id: z.int(),
	homeTeam: gameTeam,
	awayTeam: gameTeam,
	home_team: gameTeam,
	away_team: gameTeam,
	/** Wall clock of the organization; `game_dateTime` is the instant made of both. */
	date: z.string().nullable(),
	time: z.string().nullable(),
	game_dateTime: z.string().nullable(),
	location: z.string().nullable(),
	video_url: z.string().nullable(),
	status: z.enum(gameStatuses),
	/** Who forfeited; only of a forfeit. */
	forfeited_by: z.enum(["home", "away", "both"]).nullable(),
	season_id: z.int(),
	seasonId: z.int(),
	leagueId: z.int(),
	league_id: z.int(),
	league: z.object({ id: z.int(), name: z.string() }),
	userId: z.int().nullable(),
	score_team1: z.int().nullable(),
	score_team2: z.int().nullable(),
	score_home: z.int().nullable(),
	score_away: z.int().nullable(),
	schedule_id: z.int().nullable(),
	week_index: z.int().nullable(),
	/** Of a schedule that was not published: nobody but members is told of the game. */
	isDraft: z.boolean(),
	/** It ended level, and the league's table counts that. */
	isDraw: z.boolean(),
	/** A team of it withdrew, and its games count for nobody. */
	isAnnulled: z.boolean(),
	/** The stage after the regular season that it is played in; null for a game of that. */
	stageId: z.int().nullable(),
});

export function toGame(it: GameView): z.input<typeof game> {
	const home = toGameTeam(it.home);
	const away = toGameTeam(it.away);
	const homeScore = it.score?.home ?? null;
	const awayScore = it.score?.away ?? null;
	return {
		id: it.id,
		team1_id: home.id,
		team2_id: away.id,
		home_team_id: home.id,
		away_team_id: away.id,
		home_seasons_leagues_team_id: it.homeEntryId,
		away_seasons_leagues_team_id: it.awayEntryId,
		homeTeam: home,
		awayTeam: away,
		home_team: home,
		away_team: away,
		date: it.date,
		time: it.time,
		game_dateTime: it.startsAt,
		location: it.location,
		video_url: it.videoUrl,
		status: it.status,
		forfeited_by: it.forfeitedBy,
		season_id: it.seasonId,
		seasonId: it.seasonId,
		leagueId: it.league.id,
		league_id: it.league.id,
		league: it.league,
		userId: it.createdBy,
		score_team1: homeScore,
		score_team2: awayScore,
		score_home: homeScore,
		score_away: awayScore,
		schedule_id: it.scheduleId,
		week_index: it.weekIndex,
		isDraft: it.isDraft,
		isDraw: it.isDraw,
		isAnnulled: it.isAnnulled,
		stageId: it.stageId,
	};
}

function toGameTeam(team: GameTeam): z.input<typeof gameTeam> {
	return {
		id: team.teamId,
		name: team.name,
		logo_url: team.logoUrl,
		...toColors(team),
		seasons_leagues_team_id: team.entryId,
	};
}
