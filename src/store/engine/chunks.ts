import { type Kysely, sql } from "kysely";
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

type Value = number | string | null;

/** One statement of so many rows takes some milliseconds. */
const rowsAtOnce = 1000;

type Rows<Table extends keyof Tables> = readonly { [Column in keyof Tables[Table]]?: Value }[];

/**
 * Inserts many rows, which all have the columns of the first. They travel as one text: to build a
 * statement of thousands of values takes longer than to carry it out. With a `key`, a row that is there
 * under the same values of it becomes this one: less is written than where it goes and comes again.
 */
export async function insertRows<Table extends keyof Tables & string>(
	db: Kysely<Tables>,
	table: Table,
	rows: Rows<Table>,
	key: readonly (keyof Tables[Table] & string)[] = [],
): Promise<void> {
	const columns = Object.keys(rows[0] ?? {});
	const insert = insertInto(table, columns, key);
	const textOf = (chunk: readonly object[]) =>
		JSON.stringify(
			isSqlite(db)
				? chunk.map((row) => columns.map((column) => row[column as keyof typeof row]))
				: chunk,
		);
	await inChunks(rows, (chunk) => insert(db, textOf(chunk)), rowsAtOnce);
}

type Insert = (db: Kysely<Tables>, rows: string) => Promise<unknown>;

/** By table, columns and key. */
const inserts = new Map<string, Insert>();

type Columns = readonly string[];

function insertInto(table: keyof Tables & string, columns: Columns, key: Columns): Insert {
	const name = [table, ...columns, ...key].join();
	const insert = inserts.get(name) ?? prepareInsert(table, columns, key);
	inserts.set(name, insert);
	return insert;
}

function prepareInsert(table: keyof Tables & string, columns: Columns, key: Columns): Insert {
	const names = sql.join(columns.map((column) => sql.ref(column)));
	const cells = sql.join(columns.map((_, index) => sql`value ->> ${sql.lit(index)}`));
	const values = columns
		.filter((column) => !key.includes(column))
		.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
	// Without `where` SQLite would take what follows for the condition of a join.
	const otherwise =
		key.length === 0
			? sql``
			: sql`where true on conflict (${sql.join(key.map((column) => sql.ref(column)))})
				do update set ${sql.join(values)}`;
	return prepared((db, rows: string) =>
		db
			.insertInto(table)
			.columns(columns as never)
			.expression(
				isSqlite(db)
					? sql`select ${cells} from json_each(${rows}) ${otherwise}`
					: sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)
						${otherwise}`,
			),
	);
}
