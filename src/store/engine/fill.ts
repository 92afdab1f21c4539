import { type Kysely, sql } from "kysely";
import { migrations } from "../migrations/index.ts";
import { platformTransaction } from "../platform/platform.ts";
import { lockedSince, lockingStatements, openingStatements } from "../season/season-lock.ts";
import type { Tables, TravellingTable } from "../tables.ts";
import { inChunks } from "./chunks.ts";
import { type Contents, contentsOf, countOf, staying, tablesOfBackups } from "./contents.ts";
import type { Database } from "./database.ts";
import { type NumberedTable, setLastId } from "./ids.ts";
import { migrate } from "./migrate.ts";
import { noticeContents } from "./planner/statistics.ts";

/** There is something in the database already, which nothing may be mixed with. */
class IsNotEmpty extends Error {
	constructor() {
		super("The database is not empty. Choose a new one; nothing was changed.");
	}
}

/**
 * Brings contents into an empty database, in one transaction, and then the schema to that of this
 * code. `check` is given what stands there before it is committed, and throws when it is not right.
 */
export async function fill(
	database: Database,
	contents: Contents,
	check: (written: Contents) => Promise<void>,
): Promise<void> {
	const { db, dialect } = database;
	const tables = tablesOfBackups.filter((table) => contents.counts[table] !== undefined);
	const steps = migrations.filter(({ name }) => contents.migrations.includes(name));
	if (await isNewerThan(db, contents.migrations)) throw new IsNotEmpty();
	await migrate(db, dialect, steps);
	await platformTransaction(
		database,
		async ({ connection }) => {
			await requireEmpty(connection.db, tables);
			// Schemas of before migration 0019 bring theirs, at 0.
			if (tables.includes("id_counters")) await connection.db.deleteFrom("id_counters").execute();
			const canLock = contents.migrations.includes(lockedSince);
			const say = async (statements: readonly string[]) => {
				for (const it of canLock ? statements : []) await sql.raw(it).execute(connection.db);
			};
			await say(openingStatements(dialect));
			for await (const { table, rows } of contents.chunks()) {
				await inChunks(rows, (chunk) =>
					connection.db
						.insertInto(table)
						.values(chunk as never)
						.execute(),
				);
			}
			await say(lockingStatements(dialect));
			for (const [table, last] of Object.entries(contents.lastIds)) {
				await setLastId(connection.db, table as NumberedTable, last);
			}
			await check(await contentsOf(connection.db, dialect, tables));
		},
		{ isTrial: false },
	);
	await migrate(db, dialect);
	await noticeContents(database);
}

/** A schema with more steps than the rows are of has no place for them as they are. */
async function isNewerThan(db: Kysely<Tables>, steps: readonly string[]): Promise<boolean> {
	const tables = await db.introspection.getTables();
	if (!tables.some(({ name }) => name === "schema_migrations")) return false;
	const applied = await db.selectFrom("schema_migrations").select("name").execute();
	return applied.some(({ name }) => !steps.includes(name));
}

async function requireEmpty(db: Kysely<Tables>, tables: TravellingTable[]): Promise<void> {
	const others = [...tables, ...staying].filter(
		(table) => !["id_counters", "id_sequences", "schema_migrations"].includes(table),
	);
	const known = new Set((await db.introspection.getTables()).map(({ name }) => name));
	for (const table of others) {
		if (known.has(table) && (await countOf(db, table)) > 0) throw new IsNotEmpty();
	}
}
