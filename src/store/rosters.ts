import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

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

	async remove(entryId: number, playerId: number): Promise<void> {
		await db
			.deleteFrom("roster_spots")
			.where("organization_id", "=", organizationId)
			.where("entry_id", "=", entryId)
			.where("player_id", "=", playerId)
			.execute();
	},
});
