import { type Kysely, sql } from "kysely";
import type { Tables } from "../../tables.ts";

/** Another number whenever another process has committed (sqlite.org/pragma.html#pragma_data_version). */
export async function othersCommits(db: Kysely<Tables>): Promise<number | undefined> {
	const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
	return rows[0]?.data_version;
}
