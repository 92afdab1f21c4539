import type { Kysely, Selectable } from "kysely";
import type { Game, GameWithTeams, Score } from "#domain/game/game.ts";
import { inChunks } from "./chunks.ts";
import { prepared } from "./prepared.ts";
import type { GameRow, Tables } from "./tables.ts";

export type NewGame = Omit<Game, "id"> & { externalId: string | null };

/** Which games of a season are asked for; absent means no restriction. */
export type GameFilter = {
	seasonId: number;
	seasonLeagueId?: number;
	teamId?: number;
	date?: string;
};

export const games = (organizationId: number, db: Kysely<Tables>) => {
	const withTeams = () =>
		db
			.selectFrom("games as g")
			.innerJoin("season_leagues as sl", "sl.id", "g.season_league_id")
			.innerJoin("leagues as l", "l.id", "sl.league_id")
			.innerJoin("team_entries as he", "he.id", "g.home_entry_id")
			.innerJoin("teams as ht", "ht.id", "he.team_id")
			.innerJoin("team_entries as ae", "ae.id", "g.away_entry_id")
			.innerJoin("teams as at", "at.id", "ae.team_id")
			.select(gameColumns)
			.select(["l.id as league_id", "l.name as league_name"])
			.select(["ht.id as home_team_id", "ht.name as home_name", "ht.logo_url as home_logo_url"])
			.select(["at.id as away_team_id", "at.name as away_name", "at.logo_url as away_logo_url"])
			.where("g.organization_id", "=", organizationId);

	return {
		/** The games of season-leagues by date and time, games without a date last. */
		async listByLeagues(seasonLeagueIds: readonly number[]): Promise<Game[]> {
			if (seasonLeagueIds.length === 0) return [];
			return (await listByLeagues(db, organizationId, seasonLeagueIds)).map(toGame);
		},

		/** Games with their teams' names, by date and time, games without a date last. */
		async listWithTeams(filter: GameFilter): Promise<GameWithTeams[]> {
			let query = withTeams().where("sl.season_id", "=", filter.seasonId);
			if (filter.seasonLeagueId !== undefined) {
				query = query.where("g.season_league_id", "=", filter.seasonLeagueId);
			}
			if (filter.date !== undefined) query = query.where("g.date", "=", filter.date);
			if (filter.teamId !== undefined) {
				const { teamId } = filter;
				query = query.where((where) =>
					where.or([where("ht.id", "=", teamId), where("at.id", "=", teamId)]),
				);
			}
			return (await query.execute()).map(toGameWithTeams);
		},

		async find(id: number): Promise<GameWithTeams | undefined> {
			const row = await withTeams().where("g.id", "=", id).executeTakeFirst();
			return row && toGameWithTeams(row);
		},

		async findMany(ids: readonly number[]): Promise<GameWithTeams[]> {
			if (ids.length === 0) return [];
			return (await withTeams().where("g.id", "in", ids).execute()).map(toGameWithTeams);
		},

		/** Games of visible seasons that may have been won by these teams, or by any. */
		async listDecidable(teamIds: readonly number[] | "all"): Promise<DecidableGame[]> {
			let query = db
				.selectFrom("games as g")
				.innerJoin("season_leagues as sl", "sl.id", "g.season_league_id")
				.innerJoin("seasons as s", "s.id", "sl.season_id")
				.innerJoin("team_entries as he", "he.id", "g.home_entry_id")
				.innerJoin("team_entries as ae", "ae.id", "g.away_entry_id")
				.select(["g.status", "g.forfeited_by", "g.home_score", "g.away_score"])
				.select(["he.team_id as home_team_id", "ae.team_id as away_team_id"])
				.where("g.organization_id", "=", organizationId)
				.where("s.is_visible", "=", 1);
			if (teamIds !== "all") {
				query = query.where((where) =>
					where.or([where("he.team_id", "in", teamIds), where("ae.team_id", "in", teamIds)]),
				);
			}
			return (await query.execute()).map((row) => ({
				status: row.status,
				forfeitedBy: row.forfeited_by,
				score: toScore(row),
				homeTeamId: row.home_team_id,
				awayTeamId: row.away_team_id,
			}));
		},

		/** The season a game is played in. */
		async seasonOf(id: number): Promise<number | undefined> {
			const row = await db
				.selectFrom("games as g")
				.innerJoin("season_leagues as sl", "sl.id", "g.season_league_id")
				.select("sl.season_id")
				.where("g.organization_id", "=", organizationId)
				.where("g.id", "=", id)
				.executeTakeFirst();
			return row?.season_id;
		},

		/** The games of a season-league that were imported, by the id they have in their source. */
		async listByExternalId(seasonLeagueId: number): Promise<Map<string, Game>> {
			const rows = await db
				.selectFrom("games as g")
				.select(gameColumns)
				.select("g.external_id")
				.where("g.organization_id", "=", organizationId)
				.where("g.season_league_id", "=", seasonLeagueId)
				.where("g.external_id", "is not", null)
				.execute();
			return new Map(rows.map((row) => [row.external_id ?? "", toGame(row)]));
		},

		/** Adds games; their ids come back in the order of the games. */
		async insertAll(games: readonly NewGame[]): Promise<number[]> {
			const ids: number[] = [];
			await inChunks(games, async (chunk) => {
				const rows = await db
					.insertInto("games")
					.values(
						chunk.map((game) => ({
							organization_id: organizationId,
							created_by: null,
							...toRow(game),
						})),
					)
					.returning("id")
					.execute();
				ids.push(...rows.map((row) => row.id).toSorted((a, b) => a - b));
			});
			return ids;
		},

		async save(id: number, game: NewGame): Promise<void> {
			await db
				.updateTable("games")
				.set(toRow(game))
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.execute();
		},

		async saveScore(id: number, score: Score | null): Promise<void> {
			await db
				.updateTable("games")
				.set({ home_score: score?.home ?? null, away_score: score?.away ?? null })
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.execute();
		},
	};
};

export type DecidableGame = Pick<Game, "status" | "forfeitedBy" | "score"> & {
	homeTeamId: number;
	awayTeamId: number;
};

const gameColumns = [
	"g.id",
	"g.season_league_id",
	"g.home_entry_id",
	"g.away_entry_id",
	"g.date",
	"g.time",
	"g.location",
	"g.video_url",
	"g.status",
	"g.forfeited_by",
	"g.home_score",
	"g.away_score",
] as const;

const listByLeagues = prepared((db, organizationId: number, seasonLeagueIds: readonly number[]) =>
	db
		.selectFrom("games as g")
		.select(gameColumns)
		.where("g.organization_id", "=", organizationId)
		.where("g.season_league_id", "in", seasonLeagueIds)
		.orderBy("g.date", (order) => order.asc().nullsLast())
		.orderBy("g.time", (order) => order.asc().nullsLast())
		.orderBy("g.id"),
);

type GameColumns = Omit<
	Selectable<GameRow>,
	"organization_id" | "schedule_id" | "week_index" | "external_id" | "created_by"
>;

type GameWithTeamsColumns = GameColumns & {
	league_id: number;
	league_name: string;
	home_team_id: number;
	home_name: string;
	home_logo_url: string | null;
	away_team_id: number;
	away_name: string;
	away_logo_url: string | null;
};

function toGame(row: GameColumns): Game {
	return {
		id: row.id,
		seasonLeagueId: row.season_league_id,
		homeEntryId: row.home_entry_id,
		awayEntryId: row.away_entry_id,
		date: row.date,
		time: row.time,
		location: row.location,
		videoUrl: row.video_url,
		status: row.status,
		forfeitedBy: row.forfeited_by,
		score: toScore(row),
	};
}

function toScore(row: Pick<GameColumns, "home_score" | "away_score">): Score | null {
	if (row.home_score === null || row.away_score === null) return null;
	return { home: row.home_score, away: row.away_score };
}

function toGameWithTeams(row: GameWithTeamsColumns): GameWithTeams {
	return {
		...toGame(row),
		league: { id: row.league_id, name: row.league_name },
		home: {
			entryId: row.home_entry_id,
			teamId: row.home_team_id,
			name: row.home_name,
			logoUrl: row.home_logo_url,
		},
		away: {
			entryId: row.away_entry_id,
			teamId: row.away_team_id,
			name: row.away_name,
			logoUrl: row.away_logo_url,
		},
	};
}

function toRow(game: NewGame) {
	return {
		season_league_id: game.seasonLeagueId,
		home_entry_id: game.homeEntryId,
		away_entry_id: game.awayEntryId,
		date: game.date,
		time: game.time,
		location: game.location,
		video_url: game.videoUrl,
		status: game.status,
		forfeited_by: game.forfeitedBy,
		home_score: game.score?.home ?? null,
		away_score: game.score?.away ?? null,
		external_id: game.externalId,
	};
}
