import { type Kysely, sql } from "kysely";
import { type Tables, type TravellingTable, travelling } from "../tables.ts";
import { prepared } from "./prepared.ts";
import { isSqlite } from "./sqlite/is-sqlite.ts";

type Travelling = typeof travelling;
type Numbered<Table extends TravellingTable> = Travelling[Table] extends { idsOf: TravellingTable }
	? never
	: Travelling[Table] extends { key: readonly [...string[], "id"] } | { hasId: true }
		? Table
		: never;
export type NumberedTable = { [Table in TravellingTable]: Numbered<Table> }[TravellingTable];

/**
 * The tables that number their rows, each with a sequence of its own, so that an id is no other row's
 * in the whole installation. Entries of teams take theirs from teams' (rule `one-counter-for-ids`).
 */
export const numbered = (Object.keys(travelling) as TravellingTable[]).filter(isNumbered);

function isNumbered(table: TravellingTable): table is NumberedTable {
	const row: { key: readonly string[]; idsOf?: string; hasId?: boolean } = travelling[table];
	return row.idsOf === undefined && (row.key.at(-1) === "id" || row.hasId === true);
}

/** The rows, in their order, each with an id that no row of the table has or had, in any organization. */
export async function withIds<Row extends object>(
	db: Kysely<Tables>,
	table: NumberedTable,
	rows: readonly Row[],
): Promise<(Row & { id: number })[]> {
	const ids = await reserveIds(db, table, rows.length);
	return rows.map((row, index) => ({ ...row, id: ids[index] ?? 0 }));
}

/** One such id. */
export async function reserveId(db: Kysely<Tables>, table: NumberedTable): Promise<number> {
	const [id = 0] = await reserveIds(db, table, 1);
	return id;
}

/** The same within a statement that inserts the row, on PostgreSQL. */
export function nextId(table: NumberedTable) {
	return sql<number>`nextval(${sql.lit(sequenceOf(table))})`;
}

/**
 * Each is higher than the one before. On PostgreSQL nobody waits for anybody; SQLite has one writer
 * anyway.
 */
async function reserveIds(
	db: Kysely<Tables>,
	table: NumberedTable,
	count: number,
): Promise<number[]> {
	if (count === 0) return [];
	if (!isSqlite(db)) {
		const { rows } = await sql<{ id: number }>`select
			nextval(${sequenceOf(table)}) as id
			from generate_series(1, ${count})`.execute(db);
		return rows.map(({ id }) => id);
	}
	const [numbers] = await numberOn(db, table, count);
	if (numbers === undefined) throw new Error(`There is no sequence of ${table}.`);
	return Array.from({ length: count }, (_, index) => numbers.last_id - count + 1 + index);
}

const numberOn = prepared((db, table: string, count: number) =>
	db
		.insertInto("id_sequences")
		.values({ name: table, last_id: count })
		.onConflict((conflict) =>
			conflict
				.column("name")
				.doUpdateSet(({ eb }) => ({ last_id: eb("id_sequences.last_id", "+", count) })),
		)
		.returning("last_id"),
);

/**
 * The last id given out in each table, those of deleted rows included; without those that gave none.
 * Of schemas before migration 0019 too, from which old backups are read and into which they go.
 */
export async function lastIds(db: Kysely<Tables>): Promise<Partial<Record<NumberedTable, number>>> {
	const { rows } = await sql<{ name: string; last: number | null }>`${await counters(db)}`.execute(
		db,
	);
	const last = new Map(rows.map((row) => [row.name, row.last ?? 0]));
	return Object.fromEntries(
		numbered.flatMap((table) => {
			const id = last.get(isSqlite(db) ? table : sequenceOf(table)) ?? 0;
			return id > 0 ? [[table, id]] : [];
		}),
	);
}

/** Ids of rows that were deleted since are not given out again: the audit and the trash name them. */
export async function setLastId(
	db: Kysely<Tables>,
	table: NumberedTable,
	last: number,
): Promise<void> {
	if (!isSqlite(db)) {
		await sql`select setval(${sequenceOf(table)}, ${last})`.execute(db);
	} else if (await hasSequences(db)) {
		await db
			.insertInto("id_sequences")
			.values({ name: table, last_id: last })
			.onConflict((conflict) => conflict.column("name").doUpdateSet({ last_id: last }))
			.execute();
	} else {
		await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
		await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
	}
}

/** The range that an installation is to be given ends before ids that it has given out; nothing was changed. */
export class IdsGivenOutBehindRange extends Error {
	constructor(highest: number) {
		super(`Ids up to ${highest} were given out already. Choose an ID_RANGE that ends behind them.`);
	}
}

/** From the first to the last id that an installation gives out. */
export type IdRange = { first: number; last: number };

/**
 * From now on ids of all tables are taken from this range. Where numbering has come into it already, it
 * goes on where it was.
 */
export async function giveIdRange(db: Kysely<Tables>, { first, last }: IdRange): Promise<void> {
	const given = await lastIds(db);
	const highest = Math.max(0, ...Object.values(given));
	if (highest > last) {
		throw new IdsGivenOutBehindRange(highest);
	}
	for (const table of numbered) {
		const next = Math.max(given[table] ?? 0, first - 1);
		if (isSqlite(db)) {
			const state = { last_id: next, most: last };
			await db
				.insertInto("id_sequences")
				.values({ name: table, ...state })
				.onConflict((conflict) => conflict.column("name").doUpdateSet(state))
				.execute();
		} else {
			await sql`alter sequence ${sql.ref(sequenceOf(table))} maxvalue ${sql.lit(last)}`.execute(db);
			if (next > (given[table] ?? 0)) await setLastId(db, table, next);
		}
	}
}

const sequenceOf = (table: NumberedTable) => `${table}_id_seq`;

async function counters(db: Kysely<Tables>) {
	if (!isSqlite(db)) {
		return sql`select sequencename as name, last_value as last from pg_sequences
			where schemaname = current_schema()`;
	}
	return (await hasSequences(db))
		? sql`select name, last_id as last from id_sequences`
		: sql`select name, seq as last from sqlite_sequence`;
}

async function hasSequences(db: Kysely<Tables>): Promise<boolean> {
	const { rows } = await sql`select 1 from sqlite_schema where name = 'id_sequences'`.execute(db);
	return rows.length > 0;
}
