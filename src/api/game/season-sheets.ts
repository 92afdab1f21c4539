import { z } from "zod";
import { gameStatuses } from "#domain/game/game.ts";
import { formatMinutes } from "#domain/stats/line/minutes.ts";
import type { GameOnSheet, LineOnSheet, SeasonSheets } from "#usecases/game/season-sheets.ts";
import { stat, toStat } from "../bookkeeping/stat.ts";
import { each, longAnswer } from "../endpoint.ts";
import { sport, toSport } from "../sport/sport.ts";

const gameOnSheet = z.object({
	id: z.int(),
	/** What the game is called in spreadsheets, so that an import finds it again. */
	external_id: z.string(),
	date: z.string().nullable(),
	time: z.string().nullable(),
	home_team_id: z.int(),
	away_team_id: z.int(),
	home_team: z.string(),
	away_team: z.string(),
	score_home: z.int().nullable(),
	score_away: z.int().nullable(),
	status: z.enum(gameStatuses),
	forfeited_by: z.enum(["home", "away", "both"]).nullable(),
	location: z.string().nullable(),
	video_url: z.string().nullable(),
	periodScores: z.array(
		z.object({ name: z.string(), score_home: z.int().nullable(), score_away: z.int().nullable() }),
	),
});

const lineOnSheet = z.object({
	game_id: z.int(),
	team_id: z.int(),
	team: z.string(),
	player_id: z.int(),
	firstName: z.string(),
	lastName: z.string(),
	number: z.string().nullable(),
	position: z.string().nullable(),
	starter: z.boolean(),
	captain: z.boolean(),
	/** `31:47`; `0:00` is dressed, did not play; null when nobody kept them. */
	minutes: z.string().nullable(),
	stats: z.array(z.object({ stat_id: z.int(), value: z.int() })),
});

export const seasonSheets = longAnswer(
	z.object({
		sport: sport.nullable(),
		allStats: z.array(stat),
		games: z.array(gameOnSheet),
		lines: z.array(lineOnSheet),
	}),
	({ sport, definitions, games, lines }: SeasonSheets) => ({
		sport: sport && toSport(sport),
		allStats: definitions.map(toStat),
		games: each(games, toGame),
		lines: each(lines, toLine),
	}),
);

function toGame(it: GameOnSheet): z.input<typeof gameOnSheet> {
	return {
		id: it.id,
		external_id: it.externalId,
		date: it.date,
		time: it.time,
		home_team_id: it.home.team.id,
		home_team: it.home.team.name,
		away_team_id: it.away.team.id,
		away_team: it.away.team.name,
		score_home: it.score?.home ?? null,
		score_away: it.score?.away ?? null,
		status: it.status,
		forfeited_by: it.forfeitedBy,
		location: it.location,
		video_url: it.videoUrl,
		periodScores: it.periods.map(({ name, home, away }) => ({
			name,
			score_home: home,
			score_away: away,
		})),
	};
}

function toLine(it: LineOnSheet): z.input<typeof lineOnSheet> {
	return {
		game_id: it.gameId,
		team_id: it.entry.team.id,
		team: it.entry.team.name,
		player_id: it.playerId,
		firstName: it.player.firstName,
		lastName: it.player.lastName,
		number: it.number,
		position: it.position,
		starter: it.isStarter,
		captain: it.isCaptain,
		minutes: it.seconds === null ? null : formatMinutes(it.seconds),
		stats: [...it.values].map(([stat_id, value]) => ({ stat_id, value })),
	};
}
