import type { Kysely } from "kysely";
import type { League, SeasonLeague } from "#domain/league/league.ts";
import { prepared } from "./prepared.ts";
import type { Tables } from "./tables.ts";

export const leagues = (organizationId: number, db: Kysely<Tables>) => ({
	async list(): Promise<League[]> {
		const rows = await db
			.selectFrom("leagues")
			.select(["id", "name", "sport_id"])
			.where("organization_id", "=", organizationId)
			.orderBy("id")
			.execute();
		return rows.map(toLeague);
	},

	async find(id: number): Promise<League | undefined> {
		const row = await db
			.selectFrom("leagues")
			.select(["id", "name", "sport_id"])
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toLeague(row);
	},

	/** The season-leagues of a season, unordered: people's order is domain/league/league-order. */
	async listBySeason(seasonId: number): Promise<SeasonLeague[]> {
		return (await listBySeason(db, organizationId, seasonId)).map(toSeasonLeague);
	},

	/** Every season a league is played in. */
	async listByLeague(leagueId: number): Promise<SeasonLeague[]> {
		const rows = await db
			.selectFrom("season_leagues as sl")
			.innerJoin("leagues as l", "l.id", "sl.league_id")
			.select(["sl.id as season_league_id", "sl.season_id", "l.id", "l.name", "l.sport_id"])
			.where("sl.organization_id", "=", organizationId)
			.where("sl.league_id", "=", leagueId)
			.execute();
		return rows.map(toSeasonLeague);
	},

	async findSeasonLeague(id: number): Promise<SeasonLeague | undefined> {
		const row = await db
			.selectFrom("season_leagues as sl")
			.innerJoin("leagues as l", "l.id", "sl.league_id")
			.select(["sl.id as season_league_id", "sl.season_id", "l.id", "l.name", "l.sport_id"])
			.where("sl.organization_id", "=", organizationId)
			.where("sl.id", "=", id)
			.executeTakeFirst();
		return row && toSeasonLeague(row);
	},

	async insert(league: Omit<League, "id">): Promise<League> {
		const row = await db
			.insertInto("leagues")
			.values({ organization_id: organizationId, name: league.name, sport_id: league.sportId })
			.returning(["id", "name", "sport_id"])
			.executeTakeFirstOrThrow();
		return toLeague(row);
	},

	/** Plays a league in a season. */
	async addToSeason(league: League, seasonId: number): Promise<SeasonLeague> {
		const { id } = await db
			.insertInto("season_leagues")
			.values({ organization_id: organizationId, season_id: seasonId, league_id: league.id })
			.returning("id")
			.executeTakeFirstOrThrow();
		return { id, seasonId, league };
	},
});

const listBySeason = prepared((db, organizationId: number, seasonId: number) =>
	db
		.selectFrom("season_leagues as sl")
		.innerJoin("leagues as l", "l.id", "sl.league_id")
		.select(["sl.id as season_league_id", "sl.season_id", "l.id", "l.name", "l.sport_id"])
		.where("sl.organization_id", "=", organizationId)
		.where("sl.season_id", "=", seasonId),
);

type LeagueColumns = { id: number; name: string; sport_id: number };

function toLeague(row: LeagueColumns): League {
	return { id: row.id, name: row.name, sportId: row.sport_id };
}

function toSeasonLeague(
	row: LeagueColumns & { season_league_id: number; season_id: number },
): SeasonLeague {
	return { id: row.season_league_id, seasonId: row.season_id, league: toLeague(row) };
}
