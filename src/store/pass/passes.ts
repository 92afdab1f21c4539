import type { Kysely, Selectable } from "kysely";
import type { Pass } from "#domain/pass/pass.ts";
import { inChunks } from "../engine/chunks.ts";
import { withIds } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import type { PassRow } from "./rows.ts";

export type NewPass = Pick<Pass, "gameId" | "job" | "createdBy" | "createdAt"> & { hash: string };

export const passes = (organizationId: number, db: Kysely<Tables>) => ({
	async listOfGame(gameId: number): Promise<Pass[]> {
		const rows = await db
			.selectFrom("passes")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("game_id", "=", gameId)
			.orderBy("job")
			.execute();
		return rows.map(toPass);
	},

	async find(id: number): Promise<Pass | undefined> {
		const row = await db
			.selectFrom("passes")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toPass(row);
	},

	/** New ones in the place of those that their games had for the same job. Answers their ids in their order. */
	async replace(made: readonly NewPass[]): Promise<number[]> {
		for (const { gameId, job } of made) {
			await db
				.deleteFrom("passes")
				.where("organization_id", "=", organizationId)
				.where("game_id", "=", gameId)
				.where("job", "=", job)
				.execute();
		}
		const rows = await withIds(
			db,
			"passes",
			made.map(({ gameId, job, hash, createdBy, createdAt }) => ({
				organization_id: organizationId,
				game_id: gameId,
				job,
				secret_hash: hash,
				created_by: createdBy,
				created_at: createdAt,
				used_by: null,
				used_at: null,
			})),
		);
		await inChunks(rows, (chunk) => db.insertInto("passes").values(chunk).execute());
		return rows.map(({ id }) => id);
	},

	async remove(id: number): Promise<void> {
		await db
			.deleteFrom("passes")
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},
});

export function toPass(row: Selectable<PassRow>): Pass {
	return {
		id: row.id,
		gameId: row.game_id,
		job: row.job,
		createdBy: row.created_by,
		createdAt: row.created_at,
		usedBy: row.used_by,
		usedAt: row.used_at,
	};
}
