import type { Kysely } from "kysely";
import type { Player } from "#domain/player/player.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { type Audience, perAudience } from "../audience.ts";
import { attributeValues } from "../bookkeeping/attribute-values.ts";
import { inChunks } from "../engine/chunks.ts";
import { withIds } from "../engine/ids.ts";
import { prepared } from "../engine/prepared.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import { minorColumns } from "./minors.ts";
import { toPlayer } from "./player-columns.ts";
import { playerRosters } from "./player-rosters.ts";
import { playerSearch } from "./player-search.ts";

export type { PlayerOnRoster, RosterSpot } from "./player-rosters.ts";

export type NewPlayer = Omit<Player, "id">;

/** A part of the list of players; without what only hidden seasons know, where it is asked. */
export type PlayerPage = { limit: number; offset: number; isPublic: boolean };

export const players = (organizationId: number, db: Kysely<Tables>, audience: Audience) => ({
	...playerSearch(organizationId, db, audience),
	...playerRosters(organizationId, db, audience),
	...attributeValues(organizationId, db, audience),

	async list(): Promise<Player[]> {
		const rows = await people(organizationId, db, audience).orderBy("p.id").execute();
		return rows.map(toPlayer);
	},

	/** Players by name. */
	async listPage({ limit, offset, isPublic }: PlayerPage): Promise<Player[]> {
		let query = people(organizationId, db, audience);
		if (isPublic) {
			query = query.where(({ or, eb }) =>
				or([
					eb("p.id", "in", inSeasonsThatAre("visible", organizationId, db)),
					eb("p.id", "not in", inSeasonsThatAre("hidden", organizationId, db)),
				]),
			);
		}
		const page = query.orderBy("p.name_key").orderBy("p.id").limit(limit).offset(offset);
		return (await page.execute()).map(toPlayer);
	},

	async find(id: number): Promise<Player | undefined> {
		const [row] = await find[audience](db, organizationId, id);
		return row && toPlayer(row);
	},

	async findMany(ids: readonly number[]): Promise<Player[]> {
		if (ids.length === 0) return [];
		const rows = await people(organizationId, db, audience).where("p.id", "in", ids).execute();
		return rows.map(toPlayer);
	},

	/** Everybody whose name has one of these keys (`nameKey`). */
	async listByNames(keys: readonly string[]): Promise<Player[]> {
		if (keys.length === 0) return [];
		const rows = await people(organizationId, db, audience)
			.where("p.name_key", "in", keys)
			.orderBy("p.id")
			.execute();
		return rows.map(toPlayer);
	},

	/** The same as visitors are told of them, whatever audience this store is for. */
	async findPublic(ids: readonly number[]): Promise<Player[]> {
		if (ids.length === 0) return [];
		const rows = await people(organizationId, db, "visitors").where("p.id", "in", ids).execute();
		return rows.map(toPlayer);
	},

	/** Adds players; they come back with their ids in the same order. */
	async insertAll(players: readonly NewPlayer[]): Promise<Player[]> {
		const added = await withIds(db, "players", players);
		await inChunks(added, (chunk) =>
			db
				.insertInto("players")
				.values(
					chunk.map((player) => ({
						id: player.id,
						organization_id: organizationId,
						...toRow(player),
					})),
				)
				.execute(),
		);
		return added;
	},

	async save({ id, ...player }: Player): Promise<void> {
		await db
			.updateTable("players")
			.set(toRow(player))
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},
});

const people = (organizationId: number, db: Kysely<Tables>, audience: Audience) =>
	db
		.selectFrom("players as p")
		.select(["p.id", "p.first_name", "p.last_name", "p.image_url"])
		.select(minorColumns(organizationId, audience).player.as("is_minor"))
		.where("p.organization_id", "=", organizationId);

const find = perAudience((audience) =>
	prepared((db, organizationId: number, id: number) =>
		people(organizationId, db, audience).where("p.id", "=", id),
	),
);

/** Players on a roster of such a season, or who have played in one. */
function inSeasonsThatAre(kind: "visible" | "hidden", organizationId: number, db: Kysely<Tables>) {
	const flag = kind === "visible" ? 1 : 0;
	const onRoster = db
		.selectFrom("roster_spots as r")
		.innerJoin("team_entries as e", within("e.id", "r.entry_id"))
		.innerJoin("season_leagues as sl", within("sl.id", "e.season_league_id"))
		.innerJoin("seasons as s", within("s.id", "sl.season_id"))
		.select("r.player_id")
		.where("r.organization_id", "=", organizationId)
		.where("s.is_visible", "=", flag);
	const played = db
		.selectFrom("player_season_totals as t")
		.innerJoin("seasons as s", within("s.id", "t.season_id"))
		.select("t.player_id")
		.where("t.organization_id", "=", organizationId)
		.where("s.is_visible", "=", flag);
	return onRoster.union(played);
}

/** The name as it is searched goes with the name. */
function toRow(player: NewPlayer) {
	return {
		first_name: player.firstName,
		last_name: player.lastName,
		name_key: nameKey(`${player.firstName} ${player.lastName}`),
		image_url: player.imageUrl,
	};
}
