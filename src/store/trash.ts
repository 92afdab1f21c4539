import { type Kysely, type Selectable, sql } from "kysely";
import { inChunks } from "./chunks.ts";
import type { Tables } from "./tables.ts";

/** What can be thrown away as a whole and come back (decision A24). */
export type TrashKind = keyof typeof tables;

export type Trashed = {
	id: number;
	kind: TrashKind;
	subjectId: number;
	/** What people called it. */
	label: string;
	deletedBy: number | null;
	deletedAt: string;
};

export type Discarded = { by: number | null; at: string; label: string };

/** Why something cannot come back: what it belonged to is gone, or its place is taken. */
export class CannotRestore extends Error {}

const tables = {
	season: "seasons",
	league: "leagues",
	seasonLeague: "season_leagues",
	team: "teams",
	entry: "team_entries",
	player: "players",
	game: "games",
	schedule: "schedules",
	business: "businesses",
} as const;

type TenantTable = (typeof tables)[keyof typeof tables] | Dependent;
type Dependent =
	| "roster_spots"
	| "period_scores"
	| "stat_lines"
	| "player_game_stats"
	| "player_attribute_values";

/** A row as it stood, by column. */
type Row = Record<string, unknown>;
type Images = Partial<Record<TenantTable, Row[]>>;

/**
 * What goes with a row: by which column of ours a row of the other table refers to it. The order of
 * the keys is the order in which rows can be put back. Sums are not kept: they are made again.
 */
const dependents: Record<TenantTable, { table: TenantTable; by: Record<string, string> }[]> = {
	seasons: [{ table: "season_leagues", by: { season_id: "id" } }],
	leagues: [{ table: "season_leagues", by: { league_id: "id" } }],
	teams: [{ table: "team_entries", by: { team_id: "id" } }],
	players: [
		{ table: "roster_spots", by: { player_id: "id" } },
		{ table: "stat_lines", by: { player_id: "id" } },
		{ table: "player_attribute_values", by: { player_id: "id" } },
	],
	businesses: [],
	season_leagues: [
		{ table: "team_entries", by: { season_league_id: "id" } },
		{ table: "schedules", by: { season_league_id: "id" } },
		{ table: "games", by: { season_league_id: "id" } },
	],
	team_entries: [
		{ table: "roster_spots", by: { entry_id: "id" } },
		{ table: "stat_lines", by: { entry_id: "id" } },
		{ table: "games", by: { home_entry_id: "id" } },
		{ table: "games", by: { away_entry_id: "id" } },
	],
	roster_spots: [],
	schedules: [{ table: "games", by: { schedule_id: "id" } }],
	games: [
		{ table: "period_scores", by: { game_id: "id" } },
		{ table: "stat_lines", by: { game_id: "id" } },
	],
	period_scores: [],
	stat_lines: [{ table: "player_game_stats", by: { game_id: "game_id", player_id: "player_id" } }],
	player_game_stats: [],
	player_attribute_values: [],
};

const thirtyDaysMs = 30 * 24 * 60 * 60_000;

/** Deleted things, whole, for thirty days. To be used inside a transaction. */
export const trash = (organizationId: number, db: Kysely<Tables>) => ({
	/**
	 * Deletes a row and everything under it and keeps what stood there. Undefined when there is no
	 * such row. What was thrown away longer than thirty days ago goes for good.
	 */
	async discard(kind: TrashKind, id: number, discarded: Discarded): Promise<number | undefined> {
		const [first] = await rowsBy(db, organizationId, tables[kind], { id: [id] });
		if (first === undefined) return undefined;
		const images = await everythingUnder(db, organizationId, tables[kind], first);
		for (const table of (Object.keys(dependents) as TenantTable[]).toReversed()) {
			await deleteRows(db, organizationId, table, images[table] ?? []);
		}
		const before = new Date(Date.parse(discarded.at) - thirtyDaysMs).toISOString();
		await db
			.deleteFrom("trash")
			.where("organization_id", "=", organizationId)
			.where("deleted_at", "<", before)
			.execute();
		const row = await db
			.insertInto("trash")
			.values({
				organization_id: organizationId,
				kind,
				subject_id: id,
				label: discarded.label,
				images: JSON.stringify(images),
				deleted_by: discarded.by,
				deleted_at: discarded.at,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		return row.id;
	},

	/** Newest first. */
	async list(since: string): Promise<Trashed[]> {
		const rows = await db
			.selectFrom("trash")
			.select(["id", "kind", "subject_id", "label", "deleted_by", "deleted_at"])
			.where("organization_id", "=", organizationId)
			.where("deleted_at", ">=", since)
			.orderBy("id", "desc")
			.execute();
		return rows.map(toTrashed);
	},

	/**
	 * Puts everything of a deletion back under its old ids. Undefined when nothing was thrown away
	 * under this id.
	 */
	async restore(id: number): Promise<Trashed | undefined> {
		const row = await db
			.deleteFrom("trash")
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.returningAll()
			.executeTakeFirst();
		if (row === undefined) return undefined;
		const images = JSON.parse(row.images) as Images;
		for (const table of Object.keys(dependents) as TenantTable[]) {
			try {
				await inChunks(images[table] ?? [], (chunk) =>
					db
						.insertInto(table)
						.values(chunk as never)
						.execute(),
				);
			} catch (cause) {
				throw new CannotRestore("What this belonged to is not there any more.", { cause });
			}
		}
		return toTrashed(row);
	},
});

/** The row and all that refers to it, over any number of steps, each once. */
async function everythingUnder(
	db: Kysely<Tables>,
	organizationId: number,
	table: TenantTable,
	row: Row,
): Promise<Images> {
	const images: Images = { [table]: [row] };
	const waiting: { table: TenantTable; rows: Row[] }[] = [{ table, rows: [row] }];
	for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
		for (const { table: below, by } of dependents[step.table]) {
			const keys = Object.fromEntries(
				Object.entries(by).map(([column, ours]) => [column, step.rows.map((it) => it[ours])]),
			);
			const known = new Set((images[below] ?? []).map(keyOf));
			const found = await rowsBy(db, organizationId, below, keys);
			const rows = found.filter((it) => !known.has(keyOf(it)));
			if (rows.length === 0) continue;
			images[below] = [...(images[below] ?? []), ...rows];
			waiting.push({ table: below, rows });
		}
	}
	return images;
}

/** The rows whose columns hold one of these values together; a column's values stand in step. */
async function rowsBy(
	db: Kysely<Tables>,
	organizationId: number,
	table: TenantTable,
	keys: Record<string, unknown[]>,
): Promise<Row[]> {
	const found: Row[] = [];
	await inChunks(inStep(keys), async (chunk) => {
		const { rows } = await sql<Row>`select * from ${sql.table(table)}
			where organization_id = ${organizationId} and (${anyOf(chunk)})`.execute(db);
		found.push(...rows);
	});
	return found;
}

async function deleteRows(
	db: Kysely<Tables>,
	organizationId: number,
	table: TenantTable,
	rows: readonly Row[],
): Promise<void> {
	const columns = primaryKey(rows[0] ?? {});
	const keys = rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
	await inChunks(keys, (chunk) =>
		sql`delete from ${sql.table(table)}
			where organization_id = ${organizationId} and (${anyOf(chunk)})`.execute(db),
	);
}

/** `{a: [1, 2], b: [3, 4]}` as `[{a: 1, b: 3}, {a: 2, b: 4}]`. */
function inStep(keys: Record<string, unknown[]>): Row[] {
	const columns = Object.entries(keys);
	const [, first = []] = columns[0] ?? [];
	return first.map((_, index) =>
		Object.fromEntries(columns.map(([name, values]) => [name, values[index]])),
	);
}

/** One column as a list, several as pairs. */
function anyOf(keys: readonly Row[]) {
	const columns = Object.keys(keys[0] ?? {});
	const names = sql.join(columns.map((name) => sql.ref(name)));
	// Without the cast PostgreSQL reads what is in VALUES as text.
	const tuples = keys.map(
		(key) => sql`(${sql.join(columns.map((name) => sql`cast(${key[name]} as integer)`))})`,
	);
	return columns.length === 1
		? sql`${names} in (${sql.join(keys.map((key) => Object.values(key)[0]))})`
		: sql`(${names}) in (values ${sql.join(tuples)})`;
}

/** Tables without an id are told apart by what they connect. */
function primaryKey(row: Row): string[] {
	if ("id" in row) return ["id"];
	const connecting = ["entry_id", "game_id", "player_id", "period_id", "stat_id", "attribute_id"];
	const isLine = "is_starter" in row;
	return connecting.filter((name) => name in row && !(isLine && name === "entry_id"));
}

function keyOf(row: Row): string {
	return primaryKey(row)
		.map((name) => row[name])
		.join(" ");
}

type TrashColumns = Pick<
	Selectable<Tables["trash"]>,
	"id" | "kind" | "subject_id" | "label" | "deleted_by" | "deleted_at"
>;

function toTrashed(row: TrashColumns): Trashed {
	return {
		id: row.id,
		kind: row.kind as TrashKind,
		subjectId: row.subject_id,
		label: row.label,
		deletedBy: row.deleted_by,
		deletedAt: row.deleted_at,
	};
}
