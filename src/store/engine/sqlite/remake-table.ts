import { type Kysely, sql } from "kysely";
import type { Tables } from "../../tables.ts";

/**
 * Makes a table anew by another statement, with its rows and indexes: SQLite has no other way to give
 * it another key (sqlite.org/lang_altertable.html#otheralter). Its columns stay. References have to be
 * switched off, or dropping the old table deletes what refers to it.
 */
export async function remakeTable(
	db: Kysely<Tables>,
	table: string,
	change: (statement: string) => string,
): Promise<void> {
	const { rows } = await sql<{ type: string; statement: string }>`select type, sql as statement
		from sqlite_schema where tbl_name = ${table} and sql is not null
		order by type = 'table' desc`.execute(db);
	const [made, ...indexes] = rows.map(({ statement }) => statement);
	const columns = await sql<{ name: string }>`select name from pragma_table_info(${table})
		order by cid`.execute(db);
	const names = columns.rows.map(({ name }) => `"${name}"`).join(", ");
	const order = ["organization_id", "id"].filter((name) => names.includes(`"${name}"`)).join(", ");
	const draft = `${table}_remade`;
	const statements = [
		change(made ?? "").replace(/^create table "?\w+"?/i, `create table ${draft}`),
		`insert into ${draft} (${names}) select ${names} from ${table} order by ${order}`,
		`drop table ${table}`,
		`alter table ${draft} rename to ${table}`,
		...indexes,
	];
	for (const statement of statements) await sql.raw(statement).execute(db);
}
