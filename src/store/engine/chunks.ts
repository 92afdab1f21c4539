import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Tables } from "../tables.ts";

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
	const names = sql.join(columns.map((column) => sql.ref(column)));
	const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
	const chunkOf = isSqlite
		? (chunk: readonly object[]) => {
				const values = chunk.map((row) => columns.map((column) => row[column as keyof typeof row]));
				const cells = columns.map((_, index) => sql`value ->> ${sql.lit(index)}`);
				return sql`select ${sql.join(cells)} from json_each(${JSON.stringify(values)})`;
			}
		: (chunk: readonly object[]) =>
				sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(chunk)}::json)`;
	await inChunks(
		rows,
		(chunk) => sql`insert into ${sql.table(table)} (${names}) ${chunkOf(chunk)}`.execute(db),
		rowsAtOnce,
	);
}
