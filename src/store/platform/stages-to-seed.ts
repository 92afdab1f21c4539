import type { Connection } from "../engine/database.ts";
import { within } from "../engine/within.ts";

/** A stage that the tables of its leagues are to seed on some day, and have not yet. */
export type StageToSeed = { organizationId: number; id: number; seedsOn: string };

/** Those of every organization, as only the platform sees them, the earliest first. */
export async function stagesToSeed({ db }: Pick<Connection, "db">): Promise<StageToSeed[]> {
	const rows = await db
		.selectFrom("stages as t")
		.innerJoin("season_leagues as sl", within("sl.id", "t.season_league_id"))
		.innerJoin("seasons as s", within("s.id", "sl.season_id"))
		.select(["t.organization_id", "t.id", "t.seeds_on"])
		.where("s.locked_at", "is", null)
		.where("t.seeds_by", "=", "table")
		.where("t.seeds_on", "is not", null)
		.where("t.seeded_at", "is", null)
		.orderBy("t.seeds_on")
		.orderBy("t.id")
		.execute();
	return rows.map((row) => ({
		organizationId: row.organization_id,
		id: row.id,
		seedsOn: row.seeds_on ?? "",
	}));
}
