import type { Kysely, Selectable } from "kysely";
import type { Play } from "#domain/game-log/play.ts";
import { inChunks } from "../engine/chunks.ts";
import { withIds } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import type { PlayRow } from "./rows.ts";

/** A version of a play as it was kept, under a number that grows with each, and who noted it. */
export type KeptPlay = { number: number; play: Play; by: string | null };

/** What was noted at the tables of games. Nothing of it is ever changed: a correction is one version more. */
export const plays = (organizationId: number, db: Kysely<Tables>) => ({
	/** Every version of a game's plays in the order they came; those alone that came after one of them. */
	async listOfGame(gameId: number, after = 0): Promise<KeptPlay[]> {
		const rows = await db
			.selectFrom("plays")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("game_id", "=", gameId)
			.where("id", ">", after)
			.orderBy("id")
			.execute();
		return rows.map((row) => ({ number: row.id, play: toPlay(row), by: row.noted_by }));
	},

	/** Keeps versions in their order, with who noted them and when they came. */
	async add(
		gameId: number,
		added: readonly Play[],
		{ by, at }: { by: string | null; at: string },
	): Promise<KeptPlay[]> {
		const rows = added.map((play) => ({
			organization_id: organizationId,
			game_id: gameId,
			...toColumns(play),
			noted_by: by,
			noted_at: at,
		}));
		const numbered = await withIds(db, "plays", rows);
		await inChunks(numbered, (chunk) => db.insertInto("plays").values(chunk).execute());
		return numbered.map((row) => ({ number: row.id, play: toPlay(row), by }));
	},
});

function toPlay(row: Selectable<PlayRow>): Play {
	return {
		id: row.play_key,
		version: row.version,
		isStruck: row.is_struck === 1,
		periodId: row.period_id,
		place: row.place,
		second: row.second,
		kind: row.kind,
		side: row.side,
		playerId: row.player_id,
		statId: row.stat_id,
		points: row.points,
	};
}

function toColumns(
	play: Play,
): Omit<PlayRow, "id" | "organization_id" | "game_id" | "noted_by" | "noted_at"> {
	return {
		play_key: play.id,
		version: play.version,
		is_struck: play.isStruck ? 1 : 0,
		period_id: play.periodId,
		place: play.place,
		second: play.second,
		kind: play.kind,
		side: play.side,
		player_id: play.playerId,
		stat_id: play.statId,
		points: play.points,
	};
}
