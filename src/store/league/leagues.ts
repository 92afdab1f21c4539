import type { Kysely } from "kysely";
import type { League, SeasonLeague } from "#domain/league/league.ts";
import { reserveId } from "../engine/ids.ts";
import { prepared } from "../engine/prepared.ts";
import { within } from "../engine/within.ts";
import { markMinors, unmarkMinors } from "../player/minors.ts";
import type { Tables } from "../tables.ts";

/** Programs make leagues too, and are nobody. */
export type NewLeague = Omit<League, "id" | "createdBy"> & Partial<Pick<League, "createdBy">>;

export const leagues = (organizationId: number, db: Kysely<Tables>) => {
	const inSeasons = () => leaguesInSeasons(db, organizationId);

	return {
		async list(): Promise<League[]> {
			const rows = await db
				.selectFrom("leagues")
				.select(leagueColumns)
				.where("organization_id", "=", organizationId)
				.orderBy("id")
				.execute();
			return rows.map(toLeague);
		},

		async find(id: number): Promise<League | undefined> {
			const row = await db
				.selectFrom("leagues")
				.select(leagueColumns)
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.executeTakeFirst();
			return row && toLeague(row);
		},

		/** Every league in every season it is played in, unordered. */
		async listInSeasons(): Promise<SeasonLeague[]> {
			return (await inSeasons().execute()).map(toSeasonLeague);
		},

		/** The season-leagues of a season, unordered: people's order is domain/league/league-order. */
		async listBySeason(seasonId: number): Promise<SeasonLeague[]> {
			return (await listBySeason(db, organizationId, seasonId)).map(toSeasonLeague);
		},

		/** Every season a league is played in. */
		async listByLeague(leagueId: number): Promise<SeasonLeague[]> {
			const rows = await inSeasons().where("sl.league_id", "=", leagueId).execute();
			return rows.map(toSeasonLeague);
		},

		/** A league in a season; undefined when it is not played there. */
		async findInSeason(seasonId: number, leagueId: number): Promise<SeasonLeague | undefined> {
			const row = await inSeasons()
				.where("sl.season_id", "=", seasonId)
				.where("sl.league_id", "=", leagueId)
				.executeTakeFirst();
			return row && toSeasonLeague(row);
		},

		async findSeasonLeague(id: number): Promise<SeasonLeague | undefined> {
			const [row] = await findSeasonLeague(db, organizationId, id);
			return row && toSeasonLeague(row);
		},

		/** In no order; those that do not exist are left out. */
		async findSeasonLeagues(ids: readonly number[]): Promise<SeasonLeague[]> {
			if (ids.length === 0) return [];
			return (await inSeasons().where("sl.id", "in", ids).execute()).map(toSeasonLeague);
		},

		async insert(league: NewLeague): Promise<League> {
			const row = await db
				.insertInto("leagues")
				.values({
					id: await reserveId(db, "leagues"),
					organization_id: organizationId,
					name: league.name,
					sport_id: league.sportId,
					created_by: league.createdBy ?? null,
					is_youth: Number(league.isYouth ?? false),
				})
				.returning(leagueColumns)
				.executeTakeFirstOrThrow();
			return toLeague(row);
		},

		async setName(id: number, name: string): Promise<void> {
			await db
				.updateTable("leagues")
				.set({ name })
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.execute();
		},

		/** Says whether minors play in it, and keeps that of everybody who does. */
		async setYouth(id: number, isYouth: boolean): Promise<void> {
			await db
				.updateTable("leagues")
				.set({ is_youth: Number(isYouth) })
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.execute();
			if (isYouth) await markMinors(organizationId, db);
			else await unmarkMinors(organizationId, db, id);
		},

		/** Plays a league in a season. */
		async addToSeason(league: League, seasonId: number): Promise<SeasonLeague> {
			const id = await reserveId(db, "season_leagues");
			await db
				.insertInto("season_leagues")
				.values({ id, organization_id: organizationId, season_id: seasonId, league_id: league.id })
				.execute();
			return { id, seasonId, league };
		},
	};
};

const leagueColumns = ["id", "name", "sport_id", "created_by", "is_youth"] as const;

const leaguesInSeasons = (db: Kysely<Tables>, organizationId: number) =>
	db
		.selectFrom("season_leagues as sl")
		.innerJoin("leagues as l", within("l.id", "sl.league_id"))
		.select(["sl.id as season_league_id", "sl.season_id"])
		.select(["l.id", "l.name", "l.sport_id", "l.created_by", "l.is_youth"])
		.where("sl.organization_id", "=", organizationId);

const listBySeason = prepared((db, organizationId: number, seasonId: number) =>
	leaguesInSeasons(db, organizationId).where("sl.season_id", "=", seasonId),
);

const findSeasonLeague = prepared((db, organizationId: number, id: number) =>
	leaguesInSeasons(db, organizationId).where("sl.id", "=", id),
);

type LeagueColumns = {
	id: number;
	name: string;
	sport_id: number;
	created_by: number | null;
	is_youth: number;
};

function toLeague(row: LeagueColumns): League {
	return {
		id: row.id,
		name: row.name,
		sportId: row.sport_id,
		createdBy: row.created_by,
		...(row.is_youth === 1 && { isYouth: true }),
	};
}

function toSeasonLeague(
	row: LeagueColumns & { season_league_id: number; season_id: number },
): SeasonLeague {
	return { id: row.season_league_id, seasonId: row.season_id, league: toLeague(row) };
}
