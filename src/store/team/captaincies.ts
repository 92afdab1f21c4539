import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** An entry whose captain somebody was, and what the captain was called there. */
export type Captaincy = { entryId: number; playerId: number; name: string | null };

/** A deleted player takes his captaincies along, and brings them back. */
export const captaincies = (organizationId: number, db: Kysely<Tables>) => ({
	/**
	 * These players are captains no more; the names stay (rule `captain-by-roster`). Says where they
	 * were.
	 */
	async giveUp(playerIds: number[]): Promise<Captaincy[]> {
		if (playerIds.length === 0) return [];
		const rows = await db
			.selectFrom("team_entries")
			.select(["id", "captain_id", "captain_name"])
			.where("organization_id", "=", organizationId)
			.where("captain_id", "in", playerIds)
			.orderBy("id")
			.execute();
		await db
			.updateTable("team_entries")
			.set({ captain_id: null })
			.where("organization_id", "=", organizationId)
			.where("captain_id", "in", playerIds)
			.execute();
		return rows.map((row) => ({
			entryId: row.id,
			playerId: Number(row.captain_id),
			name: row.captain_name,
		}));
	},

	/** Captains again, where there is no other by now and nobody has written another name. */
	async takeUp(given: readonly Captaincy[]): Promise<void> {
		for (const { entryId, playerId, name } of given) {
			await db
				.updateTable("team_entries")
				.set({ captain_id: playerId })
				.where("organization_id", "=", organizationId)
				.where("id", "=", entryId)
				.where("captain_id", "is", null)
				.where("captain_name", name === null ? "is" : "=", name)
				.execute();
		}
	},
});
