import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/**
 * The first of `count` ids that nobody has. Teams and their entries share one counter, so an id
 * names at most one of them (rule `one-counter-for-ids`).
 */
export async function reserveTeamIds(db: Kysely<Tables>, count: number): Promise<number> {
	const { value } = await db
		.updateTable("id_counters")
		.set((query) => ({ value: query("value", "+", count) }))
		.where("name", "=", "team")
		.returning("value")
		.executeTakeFirstOrThrow();
	return value - count + 1;
}
