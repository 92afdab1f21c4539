import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

export const embedHosts = (organizationId: number, db: Kysely<Tables>) => ({
	/** The websites that may show embeds, by name. */
	async list(): Promise<string[]> {
		const rows = await db
			.selectFrom("embed_hosts")
			.select("host")
			.where("organization_id", "=", organizationId)
			.execute();
		return rows.map(({ host }) => host).toSorted();
	},

	/** Replaces the whole list. */
	async replace(hosts: readonly string[]): Promise<void> {
		await db.deleteFrom("embed_hosts").where("organization_id", "=", organizationId).execute();
		if (hosts.length === 0) return;
		const rows = hosts.map((host) => ({ organization_id: organizationId, host }));
		await db.insertInto("embed_hosts").values(rows).execute();
	},
});
