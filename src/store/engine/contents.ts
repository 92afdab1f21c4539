import { type Kysely, sql } from "kysely";
import { keysByOrganization } from "../migrations/0019-keys-by-organization.ts";
import { sumsByPhase } from "../migrations/standings/0034-sums-by-phase.ts";
import { type Tables, type TravellingTable, travelling } from "../tables.ts";
import type { Connection, Dialect } from "./database.ts";
import { lastIds } from "./ids.ts";
import type { Migration } from "./migration.ts";

/** What a backup may hold, those of older versions too. */
export const tablesOfBackups = Object.keys(travelling) as TravellingTable[];

/** What goes into a backup and from one engine to the other. */
export const travellingTables = tablesOfBackups.filter((table) => table !== "id_counters");

/**
 * Of use in this database only: worth nothing elsewhere, and who holds a backup should not be signed
 * in by it, nor anybody be written to twice.
 */
export const staying = [
	"schema_migrations",
	"id_sequences",
	"storage_used",
	"sessions",
	"idempotency_keys",
	"sign_in_attempts",
	"passkey_challenges",
	"webhook_deliveries",
	"notices",
	"outbox",
	"readings",
] as (keyof Tables)[];

/** Both engines give the same columns in the same order, and numbers, text and null for values. */
export type ContentRow = Record<string, number | string | null>;
export type Chunk = { table: TravellingTable; rows: ContentRow[] };

/** Everything a database holds at one moment. */
export type Contents = {
	/** The steps of the schema that the rows are of. */
	migrations: string[];
	counts: Partial<Record<TravellingTable, number>>;
	/** The last id given out in each table that numbers its rows, deleted rows included. */
	lastIds: Awaited<ReturnType<typeof lastIds>>;
	/** All rows, table by table, in the order of their keys. */
	chunks: () => AsyncIterable<Chunk>;
};

const rowsAtOnce = 2000;
const textKeys = ["name", "board", "key", "host"];

/**
 * What the database holds at this moment, while others go on writing. `work` has to be done with it
 * when it answers.
 */
export async function withContents<Result>(
	{ db, dialect }: Pick<Connection, "db" | "dialect">,
	work: (contents: Contents) => Promise<Result>,
): Promise<Result> {
	if (dialect === "postgres") {
		const transaction = db.transaction().setIsolationLevel("repeatable read");
		return transaction
			.setAccessMode("read only")
			.execute(async (trx) => work(await contentsOf(trx, dialect)));
	}
	// Reads what stood at its first read, and unlike "begin" here keeps nobody from writing.
	return db.connection().execute(async (connection) => {
		await sql`begin deferred`.execute(connection);
		try {
			return await work(await contentsOf(connection, dialect));
		} finally {
			await sql`commit`.execute(connection);
		}
	});
}

/** What a connection sees; `tables` are those its schema has. */
export async function contentsOf(
	db: Kysely<Tables>,
	dialect: Dialect,
	tables: readonly TravellingTable[] = travellingTables,
): Promise<Contents> {
	const migrations = await db
		.selectFrom("schema_migrations")
		.select("name")
		.orderBy("name")
		.execute();
	const isAfter = (step: Migration) => migrations.some(({ name }) => name === step.name);
	const [isByOrganization, isByPhase] = [isAfter(keysByOrganization), isAfter(sumsByPhase)];
	const keysOf = (table: TravellingTable): readonly string[] => {
		const key: readonly string[] = travelling[table].key;
		// Before that an organization's row was not sure to name it.
		if (!isByOrganization && key.includes("id")) return ["id"];
		return isByPhase ? key : key.filter((column) => column !== "phase");
	};
	const counts: Contents["counts"] = {};
	for (const table of tables) counts[table] = await countOf(db, table);
	return {
		migrations: migrations.map(({ name }) => name),
		counts,
		lastIds: await lastIds(db),
		async *chunks() {
			for (const table of tables) yield* chunksOf(db, dialect, { table, keys: keysOf(table) });
		},
	};
}

export async function countOf(db: Kysely<Tables>, table: keyof Tables): Promise<number> {
	const { count } = await db
		.selectFrom(table)
		.select((query) => query.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}

async function* chunksOf(
	db: Kysely<Tables>,
	dialect: Dialect,
	{ table, keys }: { table: TravellingTable; keys: readonly string[] },
): AsyncIterable<Chunk> {
	const columns = sql.join(keys.map((key) => sql`${sql.ref(key)}${ordering(dialect, key)}`));
	for (let last: ContentRow | undefined, isMore = true; isMore; ) {
		const after =
			last === undefined
				? sql``
				: sql`where (${columns}) > (${sql.join(keys.map((key) => last?.[key]))})`;
		const { rows } = await sql<ContentRow>`select * from ${sql.table(table)} ${after}
			order by ${columns} limit ${rowsAtOnce}`.execute(db);
		if (rows.length > 0) yield { table, rows };
		last = rows.at(-1);
		isMore = rows.length === rowsAtOnce;
	}
}

/** PostgreSQL sorts text by the rules of some language unless it is told to sort by code points. */
function ordering(dialect: Dialect, key: string) {
	return sql.raw(dialect === "postgres" && textKeys.includes(key) ? ' collate "C"' : "");
}
