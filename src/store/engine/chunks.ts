import { CompiledQuery, type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";
import { prepared } from "./prepared.ts";
import { isSqlite } from "./sqlite/is-sqlite.ts";

/** Rows an insert carries at most: well under SQLite's 32,766 parameters for our widest table. */
const chunkSize = 400;

/** Runs `work`, such as an insert, over the rows in order, a bounded number at a time. No rows, no statement. */
export async function inChunks<Row>(
	rows: readonly Row[],
	work: (chunk: Row[]) => Promise<unknown>,
	size = chunkSize,
): Promise<void> {
	for (let start = 0; start < rows.length; start += size) {
		await work(rows.slice(start, start + size));
	}
}

/** To be awaited between parts of long arithmetic: who asks the database lets others have their turn (decision 25). */
export async function rest(db: Kysely<Tables>): Promise<void> {
	await sql`select 1`.execute(db);
}

type Value = number | string | null;

/** One statement of so many rows takes some milliseconds. */
const rowsAtOnce = 1000;

type Rows<Table extends keyof Tables> = readonly { [Column in keyof Tables[Table]]?: Value }[];

/**
 * Inserts many rows, which all have the columns of the first, by statements that are made once: to build
 * one of thousands of values takes longer than to carry it out. With a `key`, a row that is there
 * under the same values of it becomes this one: less is written than where it goes and comes again.
 */
export async function insertRows<Table extends keyof Tables & string>(
	db: Kysely<Tables>,
	table: Table,
	rows: Rows<Table>,
	key: readonly (keyof Tables[Table] & string)[] = [],
): Promise<void> {
	const columns = Object.keys(rows[0] ?? {});
	const inserting = insertInto(table, columns, key);
	if (!isSqlite(db)) {
		await inChunks(rows, (chunk) => inserting.text(db, JSON.stringify(chunk)), rowsAtOnce);
		return;
	}
	const cellsOf = (row: object) => columns.map((column) => row[column as keyof typeof row] ?? null);
	// Bound one by one SQLite reads values in half the time that it takes to read them from a text.
	const bound = (chunk: readonly object[]) => {
		const parameters: Value[] = [];
		for (const row of chunk) {
			for (const column of columns) parameters.push(row[column as keyof typeof row] ?? null);
		}
		return Object.assign({}, inserting.bound, { parameters });
	};
	const insert = (chunk: readonly object[]) =>
		chunk.length === chunkSize
			? db.executeQuery(bound(chunk))
			: inserting.text(db, JSON.stringify(chunk.map(cellsOf)));
	await inChunks(rows, insert);
}

type Inserting = {
	/** Of any number of rows, as JSON. */
	text: (db: Kysely<Tables>, rows: string) => Promise<unknown>;
	/** Of `chunkSize` rows, for SQLite. */
	bound: CompiledQuery;
};

/** By table, columns and key. */
const insertings = new Map<string, Inserting>();

type Columns = readonly string[];

function insertInto(table: keyof Tables & string, columns: Columns, key: Columns): Inserting {
	const name = [table, ...columns, ...key].join();
	const kept = insertings.get(name);
	if (kept !== undefined) return kept;
	const otherwise = otherwiseBy(key, columns);
	const made = {
		text: insertOfText(table, columns, otherwise),
		bound: insertOfValues(table, columns, otherwise),
	};
	insertings.set(name, made);
	return made;
}

/** What is done with a row that is there under the same key. */
function otherwiseBy(key: Columns, columns: Columns): string {
	if (key.length === 0) return "";
	const names = key.map((column) => `"${column}"`).join();
	const values = columns
		.filter((column) => !key.includes(column))
		.map((column) => `"${column}" = excluded."${column}"`);
	return `on conflict (${names}) do update set ${values.join()}`;
}

function insertOfText(
	table: keyof Tables & string,
	columns: Columns,
	otherwise: string,
): Inserting["text"] {
	const names = sql.join(columns.map((column) => sql.ref(column)));
	const cells = sql.join(columns.map((_, index) => sql`value ->> ${sql.lit(index)}`));
	// Without `where` SQLite would take what follows for the condition of a join.
	const end = sql.raw(otherwise && `where true ${otherwise}`);
	return prepared((db, rows: string) =>
		db
			.insertInto(table)
			.columns(columns as never)
			.expression(
				isSqlite(db)
					? sql`select ${cells} from json_each(${rows}) ${end}`
					: sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)
						${end}`,
			),
	);
}

function insertOfValues(table: string, columns: Columns, otherwise: string): CompiledQuery {
	const names = columns.map((column) => `"${column}"`).join();
	const row = `(${columns.map(() => "?").join()})`;
	const rows = Array.from({ length: chunkSize }, () => row).join();
	return CompiledQuery.raw(`insert into "${table}" (${names}) values ${rows} ${otherwise}`);
}
