import { type Kysely, sql } from "kysely";
import type { Tables } from "../../tables.ts";
import type { Database } from "../database.ts";
import { isSqlite } from "../sqlite/is-sqlite.ts";

/** What is less than this is looked through quickly, whatever the plan. */
const fewestRows = 1000;

/**
 * Has PostgreSQL look at a table to which this transaction has added many rows, more than it knew of. It
 * plans by what it last saw there and by itself looks again only after the commit: to a table it believes
 * empty it checks each reference by reading every row of the organization, so the time of an import grows
 * with the square of its lines. Where somebody else looks at the table just now, it is left to them.
 */
export async function noticeGrowth(
	db: Kysely<Tables>,
	table: keyof Tables,
	added: number,
): Promise<void> {
	if (added < fewestRows || isSqlite(db)) return;
	const { rows } = await sql<{ known: number; role: string }>`select reltuples as known,
		current_setting('role') as role from pg_class where oid = to_regclass(${table})`.execute(db);
	const [{ known, role } = { known: added, role: "none" }] = rows;
	if (known >= added) return;
	// Only the owner of a table may; organizations own none.
	await sql`set local role none`.execute(db);
	await sql`analyze (skip_locked) ${sql.table(table)}`.execute(db);
	await sql`select set_config('role', ${role}, true)`.execute(db);
}

/**
 * Has PostgreSQL look at every table after whatever has filled an empty database. By itself it comes within a
 * minute; until then it takes each table for one with a row of the organization's, and to save one score
 * among the demonstration's 148 entries of teams took it 3.4 seconds.
 */
export async function noticeContents({
	db,
	dialect,
}: Pick<Database, "db" | "dialect">): Promise<void> {
	if (dialect === "postgres") await sql`analyze`.execute(db);
}

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
