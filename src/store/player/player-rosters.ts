import type { Kysely } from "kysely";
import type { Player } from "#domain/player/player.ts";
import type { Team } from "#domain/team/team.ts";
import { type Audience, perAudience } from "../audience.ts";
import { inChunks } from "../engine/chunks.ts";
import { prepared } from "../engine/prepared.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import { markMinors, minorColumns } from "./minors.ts";
import { toPlayer } from "./player-columns.ts";

export type RosterSpot = { entryId: number; playerId: number };
export type PlayerOnRoster = Player & { entryId: number };

/** An entry as a player's roster names it. */
export type RosterEntry = {
	id: number;
	seasonLeagueId: number;
	seasonId: number;
	leagueId: number;
	leagueName: string;
	team: Pick<Team, "id" | "name">;
};

/** Who stands on which roster. */
export const playerRosters = (organizationId: number, db: Kysely<Tables>, audience: Audience) => ({
	async listByEntries(entryIds: readonly number[]): Promise<PlayerOnRoster[]> {
		if (entryIds.length === 0) return [];
		const rows = await listByEntries[audience](db, organizationId, entryIds);
		return rows.map((row) => ({ ...toPlayer(row), entryId: row.entry_id }));
	},

	/** Every player of the rosters of a season-league. */
	async listByLeague(seasonLeagueId: number): Promise<PlayerOnRoster[]> {
		const rows = await db
			.selectFrom("roster_spots as r")
			.innerJoin("team_entries as e", within("e.id", "r.entry_id"))
			.innerJoin("players as p", within("p.id", "r.player_id"))
			.select(["p.id", "p.first_name", "p.last_name", "p.image_url", "r.entry_id"])
			.select(minorColumns(organizationId, audience).player.as("is_minor"))
			.where("r.organization_id", "=", organizationId)
			.where("e.season_league_id", "=", seasonLeagueId)
			.execute();
		return rows.map((row) => ({ ...toPlayer(row), entryId: row.entry_id }));
	},

	/**
	 * Who stands on these rosters, and how many games each has played for that team in the regular
	 * seasons of some leagues.
	 */
	async listWithGames(
		entryIds: readonly number[],
		seasonLeagueIds: readonly number[],
	): Promise<(PlayerOnRoster & { games: number })[]> {
		if (entryIds.length === 0 || seasonLeagueIds.length === 0) return [];
		const played = db
			.selectFrom("player_season_totals as t")
			.innerJoin("team_entries as o", within("o.id", "t.entry_id"))
			.select(["t.organization_id", "t.player_id", "o.team_id"])
			.select(({ fn }) => fn.sum<number>("t.games").as("games"))
			.where("t.organization_id", "=", organizationId)
			.where("t.phase", "=", "regular")
			.where("o.season_league_id", "in", seasonLeagueIds)
			.groupBy(["t.organization_id", "t.player_id", "o.team_id"]);
		const rows = await db
			.selectFrom("roster_spots as r")
			.innerJoin("team_entries as e", within("e.id", "r.entry_id"))
			.innerJoin("players as p", within("p.id", "r.player_id"))
			.leftJoin(played.as("g"), (join) =>
				join
					.onRef("g.organization_id", "=", "r.organization_id")
					.onRef("g.player_id", "=", "r.player_id")
					.onRef("g.team_id", "=", "e.team_id"),
			)
			.select(["p.id", "p.first_name", "p.last_name", "p.image_url", "r.entry_id", "g.games"])
			.select(minorColumns(organizationId, audience).player.as("is_minor"))
			.where("r.organization_id", "=", organizationId)
			.where("r.entry_id", "in", entryIds)
			.execute();
		return rows.map((row) => ({
			...toPlayer(row),
			entryId: row.entry_id,
			games: Number(row.games ?? 0),
		}));
	},

	/** The entries these players are on the roster of, newest first. */
	async rostersOf(
		playerIds: readonly number[],
	): Promise<{ playerId: number; entry: RosterEntry }[]> {
		if (playerIds.length === 0) return [];
		const rows = await db
			.selectFrom("roster_spots as r")
			.innerJoin("team_entries as e", within("e.id", "r.entry_id"))
			.innerJoin("teams as t", within("t.id", "e.team_id"))
			.innerJoin("season_leagues as sl", within("sl.id", "e.season_league_id"))
			.innerJoin("leagues as l", within("l.id", "sl.league_id"))
			.select(["r.player_id", "r.entry_id", "t.id as team_id", "t.name as team_name"])
			.select(["sl.id as season_league_id", "sl.season_id", "l.id as league_id"])
			.select("l.name as league_name")
			.where("r.organization_id", "=", organizationId)
			.where("r.player_id", "in", playerIds)
			.orderBy("r.entry_id", "desc")
			.execute();
		return rows.map((row) => ({
			playerId: row.player_id,
			entry: {
				id: row.entry_id,
				seasonLeagueId: row.season_league_id,
				seasonId: row.season_id,
				leagueId: row.league_id,
				leagueName: row.league_name,
				team: { id: row.team_id, name: row.team_name },
			},
		}));
	},

	async addToRosters(spots: readonly RosterSpot[]): Promise<void> {
		await inChunks(spots, (chunk) =>
			db
				.insertInto("roster_spots")
				.values(
					chunk.map((spot) => ({
						organization_id: organizationId,
						entry_id: spot.entryId,
						player_id: spot.playerId,
					})),
				)
				.execute(),
		);
		await markMinors(
			organizationId,
			db,
			spots.map(({ playerId }) => playerId),
		);
	},
});

const listByEntries = perAudience((audience) =>
	prepared((db, organizationId: number, entryIds: readonly number[]) =>
		db
			.selectFrom("roster_spots as r")
			.innerJoin("players as p", within("p.id", "r.player_id"))
			.select(["p.id", "p.first_name", "p.last_name", "p.image_url", "r.entry_id"])
			.select(minorColumns(organizationId, audience).player.as("is_minor"))
			.where("r.organization_id", "=", organizationId)
			.where("r.entry_id", "in", entryIds),
	),
);
