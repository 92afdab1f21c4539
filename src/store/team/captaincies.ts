import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** An entry whose captain somebody was, and what the captain was called there. */
export type Captaincy = { entryId: number; playerId: number; name: string | null };

/** A captaincy that became another player's, and what the captain has been called there since. */
export type HandedOver = Captaincy & { nameSince: string | null };

type Captain = { id: number; name: string };

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

	/** The other one is captain wherever this one was; where his name stood, the other's stands. */
	async handOver(from: Captain, to: Captain): Promise<HandedOver[]> {
		const given = await this.giveUp([from.id]);
		const handed = given.map((it) => ({
			...it,
			nameSince: it.name === from.name ? to.name : it.name,
		}));
		for (const { entryId, nameSince } of handed) {
			await db
				.updateTable("team_entries")
				.set({ captain_id: to.id, captain_name: nameSince })
				.where("organization_id", "=", organizationId)
				.where("id", "=", entryId)
				.execute();
		}
		return handed;
	},

	/** As before, where nobody has chosen another captain or another name since. */
	async takeBack(handed: readonly HandedOver[], from: number): Promise<void> {
		for (const { entryId, playerId, name, nameSince } of handed) {
			await db
				.updateTable("team_entries")
				.set({ captain_id: playerId, captain_name: name })
				.where("organization_id", "=", organizationId)
				.where("id", "=", entryId)
				.where("captain_id", "=", from)
				.where("captain_name", nameSince === null ? "is" : "=", nameSince)
				.execute();
		}
	},
});
