import { sql } from "kysely";
import { travellingTables } from "#store/contents.ts";
import type { Database } from "#store/database.ts";

/** The rows of a database as they were when it was taken. */
export type Snapshot = {
	/** Puts every row back. */
	restore: () => Promise<void>;
	/** Everything that belongs to each organization, its people among it, as text to compare. */
	contents: () => Promise<Map<number, string>>;
	/** The same, as it was when this was taken. */
	first: ReadonlyMap<number, string>;
	/** What the columns of all tables are called. */
	columns: () => string[];
	/** A number that changes with every row that is written; null where the engine has none. */
	writes: () => Promise<number | null>;
};

/** Copies every table beside itself: the way back takes milliseconds. */
export async function takeSnapshot(database: Database): Promise<Snapshot> {
	const { db, dialect } = database;
	const isSqlite = dialect === "sqlite";
	const main = isSqlite ? "main" : "public";
	const tables = await tablesOf(database);
	const run = (statement: string, on: Pick<Database, "db">["db"] = db) =>
		sql.raw<Record<string, unknown>>(statement).execute(on);

	await run(isSqlite ? "attach ':memory:' as kept" : "create schema kept");
	for (const { name } of tables) {
		await run(`create table kept.${name} as select * from ${main}.${name}`);
	}

	if (isSqlite) await run("create table kept.sequences as select * from main.sqlite_sequence");

	const contents = async () => {
		const found = new Map<number, string>();
		for (const { name, columns } of tables) {
			const column = name === "organizations" ? "id" : "organization_id";
			if (!columns.includes(column)) continue;
			const { rows } = await run(`select * from ${main}.${name} order by ${columns.join(", ")}`);
			for (const row of rows) {
				const id = Number(row[column] ?? 0);
				found.set(id, `${found.get(id) ?? ""}${name} ${JSON.stringify(row)}\n`);
			}
		}
		return found;
	};

	return {
		first: await contents(),
		contents,
		restore: async () => {
			if (isSqlite) await run("pragma foreign_keys = off");
			await db.transaction().execute(async (trx) => {
				if (!isSqlite) await run("set local session_replication_role = replica", trx);
				for (const { name, columns } of tables) {
					await run(`delete from ${main}.${name}`, trx);
					const list = columns.join(", ");
					await run(`insert into ${main}.${name} (${list}) select ${list} from kept.${name}`, trx);
				}
				// New ids begin where they began, so that two runs can be compared.
				if (isSqlite) {
					await run("delete from main.sqlite_sequence", trx);
					await run("insert into main.sqlite_sequence select * from kept.sequences", trx);
				}
			});
			if (isSqlite) await run("pragma foreign_keys = on");
			database.committed(null);
		},
		columns: () => [...new Set(tables.flatMap((table) => table.columns))],
		writes: async () => {
			if (!isSqlite) return null;
			const { rows } = await run("select total_changes() as changes");
			return Number(rows[0]?.changes);
		},
	};
}

const beside = ["sessions", "idempotency_keys", "sign_in_attempts"];

async function tablesOf({ db }: Database): Promise<{ name: string; columns: string[] }[]> {
	const known = await db.introspection.getTables();
	return [...travellingTables, ...beside].map((name) => {
		const columns = known.find((table) => table.name === name)?.columns ?? [];
		return { name, columns: columns.map((column) => column.name) };
	});
}
