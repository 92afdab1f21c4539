import type { Connection } from "../engine/database.ts";

/** A stage that the tables of its leagues are to seed on some day, and have not yet. */
export type StageToSeed = { organizationId: number; id: number; seedsOn: string };

/** Those of every organization, as only the platform sees them, the earliest first. */
export async function stagesToSeed({ db }: Pick<Connection, "db">): Promise<StageToSeed[]> {
	const rows = await db
		.selectFrom("stages")
		.select(["organization_id", "id", "seeds_on"])
		.where("seeds_by", "=", "table")
		.where("seeds_on", "is not", null)
		.where("seeded_at", "is", null)
		.orderBy("seeds_on")
		.orderBy("id")
		.execute();
	return rows.map((row) => ({
		organizationId: row.organization_id,
		id: row.id,
		seedsOn: row.seeds_on ?? "",
	}));
}
