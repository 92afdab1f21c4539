import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** An id that no page has, in any organization. */
export async function reservePageId(db: Kysely<Tables>): Promise<number> {
	const { value } = await db
		.updateTable("id_counters")
		.set((query) => ({ value: query("value", "+", 1) }))
		.where("name", "=", "page")
		.returning("value")
		.executeTakeFirstOrThrow();
	return value;
}
