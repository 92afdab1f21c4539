import type { Kysely } from "kysely";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";

/** An entry that has few players. */
export type ThinRoster = {
	entryId: number;
	team: { id: number; name: string };
	league: { id: number; name: string };
	seasonId: number;
	playersCount: number;
};

/** Who plays for which entry; the players themselves come from `players.listByEntries`. */
export const rosters = (organizationId: number, db: Kysely<Tables>) => ({
	async has(entryId: number, playerId: number): Promise<boolean> {
		const row = await db
			.selectFrom("roster_spots")
			.select("player_id")
			.where("organization_id", "=", organizationId)
			.where("entry_id", "=", entryId)
			.where("player_id", "=", playerId)
			.executeTakeFirst();
		return row !== undefined;
	},

	/** Who is on it, by id. */
	async takenOf(entryId: number): Promise<number[]> {
		const rows = await db
			.selectFrom("roster_spots")
			.select("player_id")
			.where("organization_id", "=", organizationId)
			.where("entry_id", "=", entryId)
			.execute();
		return rows.map((row) => row.player_id);
	},

	/** The rosters of a season with fewer players than this, in no order. */
	async listThin(seasonIds: readonly number[], fewerThan: number): Promise<ThinRoster[]> {
		if (seasonIds.length === 0) return [];
		const rows = await db
			.selectFrom("team_entries as e")
			.innerJoin("teams as t", within("t.id", "e.team_id"))
			.innerJoin("season_leagues as sl", within("sl.id", "e.season_league_id"))
			.innerJoin("leagues as l", within("l.id", "sl.league_id"))
			.leftJoin("roster_spots as r", within("r.entry_id", "e.id"))
			.select(["e.id", "t.id as team_id", "t.name as team_name"])
			.select(["l.id as league_id", "l.name as league_name", "sl.season_id"])
			.select(({ fn }) => fn.count<number>("r.player_id").as("players"))
			.where("e.organization_id", "=", organizationId)
			.where("sl.season_id", "in", seasonIds)
			.groupBy(["e.id", "t.id", "t.name", "l.id", "l.name", "sl.season_id"])
			.having(({ fn }) => fn.count("r.player_id"), "<", fewerThan)
			.execute();
		return rows.map((row) => ({
			entryId: row.id,
			team: { id: row.team_id, name: row.team_name },
			league: { id: row.league_id, name: row.league_name },
			seasonId: row.season_id,
			playersCount: row.players,
		}));
	},

	async remove(entryId: number, playerId: number): Promise<void> {
		await db
			.deleteFrom("roster_spots")
			.where("organization_id", "=", organizationId)
			.where("entry_id", "=", entryId)
			.where("player_id", "=", playerId)
			.execute();
	},
});
