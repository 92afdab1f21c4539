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

/**
 * Inserts many rows, which all have the columns of the first. They travel as one text: to build a
 * statement of thousands of values takes longer than to carry it out.
 */
export async function insertRows<Table extends keyof Tables & string>(
	db: Kysely<Tables>,
	table: Table,
	rows: readonly { [Column in keyof Tables[Table]]?: Value }[],
): Promise<void> {
	const columns = Object.keys(rows[0] ?? {});
	const insert = insertInto(table, columns);
	const textOf = (chunk: readonly object[]) =>
		JSON.stringify(
			isSqlite(db)
				? chunk.map((row) => columns.map((column) => row[column as keyof typeof row]))
				: chunk,
		);
	await inChunks(rows, (chunk) => insert(db, textOf(chunk)), rowsAtOnce);
}

type Insert = (db: Kysely<Tables>, rows: string) => Promise<unknown>;

/** By table and columns. */
const inserts = new Map<string, Insert>();

function insertInto(table: keyof Tables & string, columns: readonly string[]): Insert {
	const key = [table, ...columns].join();
	const insert = inserts.get(key) ?? prepareInsert(table, columns);
	inserts.set(key, insert);
	return insert;
}

function prepareInsert(table: keyof Tables & string, columns: readonly string[]): Insert {
	const names = sql.join(columns.map((column) => sql.ref(column)));
	const cells = sql.join(columns.map((_, index) => sql`value ->> ${sql.lit(index)}`));
	return prepared((db, rows: string) =>
		db
			.insertInto(table)
			.columns(columns as never)
			.expression(
				isSqlite(db)
					? sql`select ${cells} from json_each(${rows})`
					: sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`,
			),
	);
}
