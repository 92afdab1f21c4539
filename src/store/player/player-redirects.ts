import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** Who a player is by now that was merged into another one. Each former id names a player that is there. */
export const playerRedirects = (organizationId: number, db: Kysely<Tables>) => ({
	async find(formerId: number): Promise<number | undefined> {
		const row = await db
			.selectFrom("player_redirects")
			.select("player_id")
			.where("organization_id", "=", organizationId)
			.where("former_id", "=", formerId)
			.executeTakeFirst();
		return row?.player_id;
	},

	/** The ids that a player had before, in the other lives that were merged into this one. */
	async formerIdsOf(playerId: number): Promise<number[]> {
		const rows = await db
			.selectFrom("player_redirects")
			.select("former_id")
			.where("organization_id", "=", organizationId)
			.where("player_id", "=", playerId)
			.orderBy("former_id")
			.execute();
		return rows.map((row) => row.former_id);
	},
});
