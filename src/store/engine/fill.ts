import { type Kysely, sql } from "kysely";
import { migrations } from "../migrations/index.ts";
import { platformTransaction } from "../platform/platform.ts";
import type { Tables, TravellingTable } from "../tables.ts";
import { inChunks } from "./chunks.ts";
import {
	type Contents,
	contentsOf,
	countOf,
	sequenceOf,
	staying,
	travellingTables,
} from "./contents.ts";
import type { Database, Dialect } from "./database.ts";
import { migrate } from "./migrate.ts";

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
	const tables = travellingTables.filter((table) => contents.counts[table] !== undefined);
	const steps = migrations.filter(({ name }) => contents.migrations.includes(name));
	if (await isNewerThan(db, contents.migrations)) throw new IsNotEmpty();
	await migrate(db, dialect, steps);
	await platformTransaction(
		database,
		async ({ connection }) => {
			await requireEmpty(connection.db, tables);
			await connection.db.deleteFrom("id_counters").execute();
			for await (const { table, rows } of contents.chunks()) {
				await inChunks(rows, (chunk) =>
					connection.db
						.insertInto(table)
						.values(chunk as never)
						.execute(),
				);
			}
			for (const table of tables) {
				await setLastId(connection.db, dialect, table, contents.lastIds[table] ?? 0);
			}
			await check(await contentsOf(connection.db, dialect, tables));
		},
		{ isTrial: false },
	);
	await migrate(db, dialect);
}

/** A schema with more steps than the rows are of has no place for them as they are. */
async function isNewerThan(db: Kysely<Tables>, steps: readonly string[]): Promise<boolean> {
	const tables = await db.introspection.getTables();
	if (!tables.some(({ name }) => name === "schema_migrations")) return false;
	const applied = await db.selectFrom("schema_migrations").select("name").execute();
	return applied.some(({ name }) => !steps.includes(name));
}

async function requireEmpty(db: Kysely<Tables>, tables: TravellingTable[]): Promise<void> {
	// The schema brings one counter of its own, at 0.
	const counters = await db.selectFrom("id_counters").select("value").execute();
	if (counters.some(({ value }) => value > 0)) throw new IsNotEmpty();
	const others = [...tables, ...staying].filter(
		(table) => table !== "id_counters" && table !== "schema_migrations",
	);
	const known = new Set((await db.introspection.getTables()).map(({ name }) => name));
	for (const table of others) {
		if (known.has(table) && (await countOf(db, table)) > 0) throw new IsNotEmpty();
	}
}

/** Ids of rows that were deleted since are not given out again: the audit and the trash name them. */
async function setLastId(
	db: Kysely<Tables>,
	dialect: Dialect,
	table: TravellingTable,
	last: number,
): Promise<void> {
	if (last === 0) return;
	if (dialect === "sqlite") {
		await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
		await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
		return;
	}
	const sequence = await sequenceOf(db, table);
	if (sequence !== null) await sql`select setval(${sequence}::regclass, ${last})`.execute(db);
}
