import { sql } from "kysely";
import { travellingTables } from "#store/engine/contents.ts";
import type { Database } from "#store/engine/database.ts";

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

	const contentsOf = async ({ name, columns }: Table): Promise<Contents> => {
		const found: Contents = new Map();
		const column = name === "organizations" ? "id" : "organization_id";
		if (!columns.includes(column)) return found;
		const { rows } = await run(`select * from ${main}.${name} order by ${columns.join(", ")}`);
		for (const row of rows) {
			const id = Number(row[column] ?? 0);
			found.set(id, `${found.get(id) ?? ""}${name} ${JSON.stringify(row)}\n`);
		}
		return found;
	};

	const firstByTable = new Map<string, Contents>();
	for (const table of tables) firstByTable.set(table.name, await contentsOf(table));

	const written = isSqlite ? "temp.written" : "kept.written";
	for (const statement of (isSqlite ? noteInSqlite : noteInPostgres)(tables)) await run(statement);
	const changedTables = async () => {
		const { rows } = await run(`select distinct name from ${written}`);
		const names = new Set(rows.map(({ name }) => name));
		return tables.filter(({ name }) => names.has(name));
	};

	const contents = async () => {
		const now = new Map(firstByTable);
		for (const table of await changedTables()) now.set(table.name, await contentsOf(table));
		return joined([...now.values()]);
	};

	const writes = async () => {
		if (!isSqlite) return null;
		const { rows } = await run("select total_changes() as changes");
		return Number(rows[0]?.changes);
	};
	let restoredAt = await writes();

	const putBack = async () => {
		const changed = await changedTables();
		const stays = isSqlite ? await triggersThatKeep(run) : [];
		const back = [
			// Nothing of a locked season could be taken away.
			...(isSqlite
				? [
						`update ${main}.seasons set locked_at = null where locked_at is not null`,
						...stays.map(({ name }) => `drop trigger ${main}.${name}`),
					]
				: ["set local session_replication_role = replica"]),
			...changed.flatMap(({ name, columns }) => {
				const list = columns.join(", ");
				return [
					`delete from ${main}.${name}`,
					`insert into ${main}.${name} (${list}) select ${list} from kept.${name}`,
				];
			}),
			...stays.map(({ sql }) => sql),
			`delete from ${written}`,
		];
		if (isSqlite) await run("pragma foreign_keys = off");
		await db.transaction().execute(async (trx) => {
			// PostgreSQL takes them all at once.
			for (const part of isSqlite ? back : [back.join("; ")]) await run(part, trx);
		});
		if (isSqlite) await run("pragma foreign_keys = on");
	};

	return {
		first: joined([...firstByTable.values()]),
		contents,
		restore: async () => {
			database.committed(null);
			if (isSqlite && (await writes()) === restoredAt) return;
			await putBack();
			restoredAt = await writes();
			database.committed(null);
		},
		columns: () => [...new Set(tables.flatMap((table) => table.columns))],
		writes,
	};
}

/** What keeps entries of the ledger from being taken away; PostgreSQL's are switched off together. */
async function triggersThatKeep(
	run: (statement: string) => Promise<{ rows: Record<string, unknown>[] }>,
): Promise<{ name: string; sql: string }[]> {
	const { rows } = await run(
		"select name, sql from main.sqlite_schema where type = 'trigger' and tbl_name = 'ledger_entries'",
	);
	return rows.map(({ name, sql }) => ({ name: String(name), sql: String(sql) }));
}

/** The text of every row, by organization. */
type Contents = Map<number, string>;

function joined(all: readonly Contents[]): Contents {
	const found: Contents = new Map();
	for (const contents of all) {
		for (const [id, text] of contents) found.set(id, (found.get(id) ?? "") + text);
	}
	return found;
}

type Table = { name: string; columns: string[] };

/*
 * From now on the name of a table stands in `written` once somebody writes to it, be it by a key that
 * cascades. PostgreSQL's rows may be there twice, so that nobody waits for another's transaction.
 */

function noteInSqlite(tables: readonly Table[]): string[] {
	const triggers = tables.flatMap(({ name }) =>
		["insert", "update", "delete"].map(
			(write) => `create temp trigger ${name}_${write} after ${write} on main.${name}
				begin
					insert into written select '${name}' where '${name}' not in (select name from written);
				end`,
		),
	);
	return ["create temp table written (name text primary key)", ...triggers];
}

function noteInPostgres(tables: readonly Table[]): string[] {
	return [
		"create table kept.written (name text)",
		`create function kept.note() returns trigger language plpgsql security definer as
			'begin insert into kept.written values (tg_table_name); return null; end'`,
		...tables.map(
			({ name }) => `create trigger noted after insert or update or delete on public.${name}
				for each statement execute function kept.note()`,
		),
	];
}

// With its sequences new ids begin where they began on SQLite, so that two runs can be compared.
const beside = [
	"sessions",
	"idempotency_keys",
	"sign_in_attempts",
	"passkey_challenges",
	"webhook_deliveries",
	"notices",
	"outbox",
	"id_sequences",
];

async function tablesOf({ db }: Database): Promise<Table[]> {
	const known = await db.introspection.getTables();
	return [...travellingTables, ...beside].flatMap((name) => {
		const { columns = [] } = known.find((table) => table.name === name) ?? {};
		return columns.length === 0 ? [] : { name, columns: columns.map((column) => column.name) };
	});
}
