import { type Kysely, type SqlBool, sql } from "kysely";
import type { AttributeValue, Player, PlayerAttribute } from "#domain/player/player.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { inChunks } from "./chunks.ts";
import type { Tables } from "./tables.ts";

export type NewPlayer = Omit<Player, "id">;
export type RosterSpot = { entryId: number; playerId: number };
export type PlayerOnRoster = Player & { entryId: number };

/** A player found by the search with one of the teams he plays for in the season. */
export type FoundPlayer = Player & { teamId: number; teamName: string; leagueName: string };

export type PlayerSearch = {
	seasonId: number;
	text?: string;
	seasonLeagueId?: number;
	teamId?: number;
};

export const players = (organizationId: number, db: Kysely<Tables>) => ({
	async list(): Promise<Player[]> {
		const rows = await db
			.selectFrom("players")
			.select(["id", "first_name", "last_name", "image_url"])
			.where("organization_id", "=", organizationId)
			.orderBy("id")
			.execute();
		return rows.map(toPlayer);
	},

	async find(id: number): Promise<Player | undefined> {
		const row = await db
			.selectFrom("players")
			.select(["id", "first_name", "last_name", "image_url"])
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toPlayer(row);
	},

	async findMany(ids: readonly number[]): Promise<Player[]> {
		if (ids.length === 0) return [];
		const rows = await db
			.selectFrom("players")
			.select(["id", "first_name", "last_name", "image_url"])
			.where("organization_id", "=", organizationId)
			.where("id", "in", ids)
			.execute();
		return rows.map(toPlayer);
	},

	/** How many people stand on a roster of the season. */
	async countInSeason(seasonId: number): Promise<number> {
		const rows = await db
			.selectFrom("roster_spots as r")
			.innerJoin("team_entries as e", "e.id", "r.entry_id")
			.innerJoin("season_leagues as sl", "sl.id", "e.season_league_id")
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
			.innerJoin("roster_spots as r", "r.player_id", "p.id")
			.innerJoin("team_entries as e", "e.id", "r.entry_id")
			.innerJoin("teams as t", "t.id", "e.team_id")
			.innerJoin("season_leagues as sl", "sl.id", "e.season_league_id")
			.innerJoin("leagues as l", "l.id", "sl.league_id")
			.select(["p.id", "p.first_name", "p.last_name", "p.image_url"])
			.select(["t.id as team_id", "t.name as team_name", "l.name as league_name"])
			.where("p.organization_id", "=", organizationId)
			// Said of every table, so that SQLite can start from the season and not from all rosters.
			.where("r.organization_id", "=", organizationId)
			.where("e.organization_id", "=", organizationId)
			.where("sl.organization_id", "=", organizationId)
			.where("sl.season_id", "=", seasonId);
		for (const word of nameKey(text ?? "")
			.split(" ")
			.filter(Boolean)) {
			query = query.where(contains("p.name_key", word));
		}
		if (seasonLeagueId !== undefined) query = query.where("sl.id", "=", seasonLeagueId);
		if (teamId !== undefined) query = query.where("t.id", "=", teamId);
		const rows = await query.orderBy("p.name_key").orderBy("p.id").limit(500).execute();
		return rows.map((row) => ({
			...toPlayer(row),
			teamId: row.team_id,
			teamName: row.team_name,
			leagueName: row.league_name,
		}));
	},

	async listByEntries(entryIds: readonly number[]): Promise<PlayerOnRoster[]> {
		if (entryIds.length === 0) return [];
		const rows = await db
			.selectFrom("roster_spots as r")
			.innerJoin("players as p", "p.id", "r.player_id")
			.select(["p.id", "p.first_name", "p.last_name", "p.image_url", "r.entry_id"])
			.where("r.organization_id", "=", organizationId)
			.where("r.entry_id", "in", entryIds)
			.execute();
		return rows.map((row) => ({ ...toPlayer(row), entryId: row.entry_id }));
	},

	/** Every player of the rosters of a season-league. */
	async listByLeague(seasonLeagueId: number): Promise<PlayerOnRoster[]> {
		const rows = await db
			.selectFrom("roster_spots as r")
			.innerJoin("team_entries as e", "e.id", "r.entry_id")
			.innerJoin("players as p", "p.id", "r.player_id")
			.select(["p.id", "p.first_name", "p.last_name", "p.image_url", "r.entry_id"])
			.where("r.organization_id", "=", organizationId)
			.where("e.season_league_id", "=", seasonLeagueId)
			.execute();
		return rows.map((row) => ({ ...toPlayer(row), entryId: row.entry_id }));
	},

	/** Adds players; they come back with their ids in the same order. */
	async insertAll(players: readonly NewPlayer[]): Promise<Player[]> {
		const ids: number[] = [];
		await inChunks(players, async (chunk) => {
			const rows = await db
				.insertInto("players")
				.values(
					chunk.map((player) => ({
						organization_id: organizationId,
						first_name: player.firstName,
						last_name: player.lastName,
						name_key: nameKey(`${player.firstName} ${player.lastName}`),
						image_url: player.imageUrl,
					})),
				)
				.returning("id")
				.execute();
			ids.push(...rows.map((row) => row.id).toSorted((a, b) => a - b));
		});
		return players.map((player, index) => ({ id: ids[index] ?? 0, ...player }));
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
	},

	async listAttributes(sportId: number): Promise<PlayerAttribute[]> {
		const rows = await db
			.selectFrom("player_attributes")
			.select(["id", "name", "type", "sort_order", "is_visible"])
			.where("organization_id", "=", organizationId)
			.where("sport_id", "=", sportId)
			.orderBy("sort_order")
			.orderBy("id")
			.execute();
		return rows.map(toAttribute);
	},

	async insertAttributes(
		sportId: number,
		attributes: readonly Omit<PlayerAttribute, "id">[],
	): Promise<void> {
		await inChunks(attributes, (chunk) =>
			db
				.insertInto("player_attributes")
				.values(
					chunk.map((attribute) => ({
						organization_id: organizationId,
						sport_id: sportId,
						name: attribute.name,
						type: attribute.type,
						sort_order: attribute.order,
						is_visible: attribute.isVisible ? 1 : 0,
						created_by: null,
					})),
				)
				.execute(),
		);
	},

	/** Attribute values of players in the organization's order, by player id. */
	async attributesOf(playerIds: readonly number[]): Promise<Map<number, AttributeValue[]>> {
		const byPlayer = new Map<number, AttributeValue[]>();
		if (playerIds.length === 0) return byPlayer;
		const rows = await db
			.selectFrom("player_attribute_values as v")
			.innerJoin("player_attributes as a", "a.id", "v.attribute_id")
			.select(["a.id", "a.name", "a.type", "a.sort_order", "a.is_visible"])
			.select(["v.player_id", "v.value"])
			.where("v.organization_id", "=", organizationId)
			.where("v.player_id", "in", playerIds)
			.orderBy("a.sort_order")
			.orderBy("a.id")
			.execute();
		for (const row of rows) {
			const values = byPlayer.get(row.player_id) ?? [];
			values.push({ attribute: toAttribute(row), value: row.value });
			byPlayer.set(row.player_id, values);
		}
		return byPlayer;
	},

	/** Writes attribute values over what stands for the same player and attribute. */
	async saveAttributeValues(
		values: readonly { playerId: number; attributeId: number; value: string }[],
	): Promise<void> {
		await inChunks(values, (chunk) =>
			db
				.insertInto("player_attribute_values")
				.values(
					chunk.map((value) => ({
						organization_id: organizationId,
						player_id: value.playerId,
						attribute_id: value.attributeId,
						value: value.value,
					})),
				)
				.onConflict((conflict) =>
					conflict
						.columns(["organization_id", "player_id", "attribute_id"])
						.doUpdateSet((set) => ({ value: set.ref("excluded.value") })),
				)
				.execute(),
		);
	},
});

/** The word anywhere in the column; the signs that LIKE reads as patterns mean themselves. */
function contains(column: "p.name_key", word: string) {
	const pattern = `%${word.replaceAll(/[!%_]/g, "!$&")}%`;
	return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '!'`;
}

type PlayerColumns = {
	id: number;
	first_name: string;
	last_name: string;
	image_url: string | null;
};

type AttributeColumns = {
	id: number;
	name: string;
	type: PlayerAttribute["type"];
	sort_order: number;
	is_visible: number;
};

function toPlayer(row: PlayerColumns): Player {
	return {
		id: row.id,
		firstName: row.first_name,
		lastName: row.last_name,
		imageUrl: row.image_url,
	};
}

function toAttribute(row: AttributeColumns): PlayerAttribute {
	return {
		id: row.id,
		name: row.name,
		type: row.type,
		order: row.sort_order,
		isVisible: row.is_visible === 1,
	};
}
