import { type Kysely, type SqlBool, sql } from "kysely";
import { fullName, type Player } from "#domain/player/player.ts";
import { nameKey } from "#domain/text/name-key.ts";
import type { Audience } from "../audience.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import { minorColumns } from "./minors.ts";
import { toPlayer } from "./player-columns.ts";

/** A player found by the search with one of the teams he plays for in the season. */
export type FoundPlayer = Player & { teamId: number; teamName: string; leagueName: string };

/** A player of whatever season, with the team he joined last of those that can be seen. */
export type KnownByName = Player & { teamId: number | null };

export type PlayerSearch = {
	seasonId: number;
	text?: string;
	seasonLeagueId?: number;
	teamId?: number;
};

/** Who plays in a season. */
export const playerSearch = (organizationId: number, db: Kysely<Tables>, audience: Audience) => ({
	/** How many people stand on a roster of the season. */
	async countInSeason(seasonId: number): Promise<number> {
		const rows = await db
			.selectFrom("roster_spots as r")
			.innerJoin("team_entries as e", within("e.id", "r.entry_id"))
			.innerJoin("season_leagues as sl", within("sl.id", "e.season_league_id"))
			.select("r.player_id")
			.where("r.organization_id", "=", organizationId)
			.where("e.organization_id", "=", organizationId)
			.where("sl.organization_id", "=", organizationId)
			.where("sl.season_id", "=", seasonId)
			.execute();
		// For `count(distinct …)` SQLite goes through the players of all seasons in order.
		return new Set(rows.map((row) => row.player_id)).size;
	},

	/** Players of a season by name without regard to case and accents, a row a team. */
	async search({ seasonId, text, seasonLeagueId, teamId }: PlayerSearch): Promise<FoundPlayer[]> {
		let query = db
			.selectFrom("players as p")
			.innerJoin("roster_spots as r", within("r.player_id", "p.id"))
			.innerJoin("team_entries as e", within("e.id", "r.entry_id"))
			.innerJoin("teams as t", within("t.id", "e.team_id"))
			.innerJoin("season_leagues as sl", within("sl.id", "e.season_league_id"))
			.innerJoin("leagues as l", within("l.id", "sl.league_id"))
			.select(["p.id", "p.first_name", "p.last_name", "p.image_url"])
			.select(minorColumns(organizationId, audience).player.as("is_minor"))
			.select(["t.id as team_id", "t.name as team_name", "l.name as league_name"])
			.where("p.organization_id", "=", organizationId)
			// Said of every table, so that SQLite can start from the season and not from all rosters.
			.where("r.organization_id", "=", organizationId)
			.where("e.organization_id", "=", organizationId)
			.where("sl.organization_id", "=", organizationId)
			.where("sl.season_id", "=", seasonId);
		const words = nameKey(text ?? "")
			.split(" ")
			.filter(Boolean);
		for (const word of words) query = query.where(contains("p.name_key", word));
		if (seasonLeagueId !== undefined) query = query.where("sl.id", "=", seasonLeagueId);
		if (teamId !== undefined) query = query.where("t.id", "=", teamId);
		const rows = await query.orderBy("p.name_key").orderBy("p.id").limit(500).execute();
		return rows
			.map((row) => ({
				...toPlayer(row),
				teamId: row.team_id,
				teamName: row.team_name,
				leagueName: row.league_name,
			}))
			.filter((player) => player.isMinor !== true || isCalled(player, words));
	},

	/**
	 * Who plays or has played in a season that can be seen, by name, in the order of names: the first of
	 * them. Who is on no roster and has played nowhere is listed nowhere, and so not found.
	 */
	async findByName(words: readonly string[], count: number): Promise<KnownByName[]> {
		if (words.length === 0) return [];
		const spots = (from: "roster_spots" | "player_season_totals") =>
			db
				.selectFrom(from)
				.select("entry_id")
				.where("organization_id", "=", organizationId)
				.where("player_id", "=", sql.ref<number>("p.id"));
		const seen = db
			.selectFrom("team_entries as e")
			.innerJoin("season_leagues as sl", within("sl.id", "e.season_league_id"))
			.innerJoin("seasons as s", within("s.id", "sl.season_id"))
			.where("e.organization_id", "=", organizationId)
			.where("s.is_visible", "=", 1)
			.where("e.id", "in", spots("roster_spots").union(spots("player_season_totals")));
		let query = db
			.selectFrom("players as p")
			.select(["p.id", "p.first_name", "p.last_name", "p.image_url"])
			.select(minorColumns(organizationId, audience).player.as("is_minor"))
			.select(seen.select("e.team_id").orderBy("e.id", "desc").limit(1).as("team_id"))
			.where("p.organization_id", "=", organizationId)
			.where(({ exists }) => exists(seen.select("e.id")));
		for (const word of words) query = query.where(contains("p.name_key", word));
		const rows = await query.orderBy("p.name_key").orderBy("p.id").limit(count).execute();
		return rows
			.map((row) => ({ ...toPlayer(row), teamId: row.team_id }))
			.filter((player) => player.isMinor !== true || isCalled(player, words));
	},
});

/** A search finds minors by what they are called in public: it must not confirm a last name. */
function isCalled(player: Player, words: readonly string[]): boolean {
	const key = nameKey(fullName(player));
	return words.every((word) => key.includes(word));
}

/** The word anywhere in the column; the signs that LIKE reads as patterns mean themselves. */
function contains(column: "p.name_key", word: string) {
	const pattern = `%${word.replaceAll(/[!%_]/g, "!$&")}%`;
	return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '!'`;
}
