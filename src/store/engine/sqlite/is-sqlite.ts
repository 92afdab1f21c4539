import { type Kysely, SqliteAdapter } from "kysely";
import type { Tables } from "../../tables.ts";

/** Whether statements of this database, or of a transaction in it, are answered by SQLite. */
export function isSqlite(db: Kysely<Tables>): boolean {
	return db.getExecutor().adapter instanceof SqliteAdapter;
}
