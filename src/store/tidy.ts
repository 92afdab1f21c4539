import { sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Clears what broken-off transactions left behind. A seeding that was killed leaves PostgreSQL with
 * thousands of dead rows, and statistics that say "many pages, no rows": whatever fills the tables
 * next is planned for none, and checking one reference reads them all. SQLite leaves nothing.
 */
export async function clearDeadRows({
	db,
	dialect,
}: Pick<Database, "db" | "dialect">): Promise<void> {
	if (dialect === "postgres") await sql`vacuum`.execute(db);
}
