import { type Kysely, sql } from "kysely";
import { inChunks, insertRows } from "../engine/chunks.ts";
import { noticeGrowth } from "../engine/planner/statistics.ts";
import { type Tables, type TravellingTable, travelling } from "../tables.ts";
import { dependents, type Images, loose, type Row } from "./trash-tables.ts";

/**
 * Keys in one statement: the lines of so many games are read, and so many games go with all that might name
 * them, within some ten milliseconds. Of a table that was just filled PostgreSQL expects few rows and compares
 * each found one with each key of several columns, so the time grows with the square of this.
 */
const keysAtOnce = 50;

/** The trashed rows of one organization's tables. */
export const trashImages = (organizationId: number, db: Kysely<Tables>) => {
	/** The rows whose columns hold one of these values together; a column's values stand in step. */
	const rowsBy = async (
		table: TravellingTable,
		keys: Record<string, unknown[]>,
	): Promise<Row[]> => {
		const found: Row[] = [];
		const read = async (chunk: Row[]) => {
			const { rows } = await sql<Row>`select * from ${sql.table(table)}
				where organization_id = ${organizationId} and (${anyOf(chunk)})`.execute(db);
			found.push(...rows);
		};
		await inChunks(inStep(keys), read, keysAtOnce);
		return found;
	};

	const usersAmong = async (ids: number[]): Promise<{ id: unknown }[]> =>
		ids.length === 0 ? [] : db.selectFrom("users").select("id").where("id", "in", ids).execute();

	/** The rows without what they may name and what is gone by now. */
	const withoutTheGone = async (table: TravellingTable, rows: Row[]): Promise<Row[]> => {
		let kept = rows;
		for (const { column, names } of loose.filter((it) => it.table === table)) {
			const named = rows.map((row) => row[column]).filter((id) => id !== null);
			const id = [...new Set(named.map(Number))];
			const there = await (names === "users" ? usersAmong(id) : rowsBy(names, { id }));
			const known = new Set([null, ...there.map((row) => row.id)]);
			kept = kept.map((row) => (known.has(row[column]) ? row : { ...row, [column]: null }));
		}
		return kept;
	};

	/** These rows and all that refers to them, over any number of steps, each once. */
	const withEverythingUnder = async (roots: Images): Promise<Images> => {
		const images: Images = {};
		const waiting: { table: TravellingTable; rows: readonly Row[] }[] = [];
		const add = (table: TravellingTable, found: readonly Row[]) => {
			const known = images[table] ?? [];
			const rows = known.length === 0 ? found : without(known, table, found);
			if (rows.length === 0) return;
			images[table] = [...known, ...rows];
			waiting.push({ table, rows });
		};
		for (const [table, rows] of Object.entries(roots)) add(table as TravellingTable, rows);
		for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
			for (const { table, by } of dependents[step.table] ?? []) {
				const keys = Object.entries(by).map(([column, ours]) => [
					column,
					step.rows.map((row) => row[ours]),
				]);
				add(table, await rowsBy(table, Object.fromEntries(keys)));
			}
		}
		return images;
	};

	return {
		rowsBy,

		/** Whether one of these rows is missing, because it was deleted itself. */
		async lackAnyOf(table: TravellingTable, ids: ReadonlySet<unknown>): Promise<boolean> {
			return (await rowsBy(table, { id: [...ids] })).length < ids.size;
		},

		async everythingUnder(
			roots: readonly { table: TravellingTable; id: number }[],
		): Promise<Images> {
			const rows: Images = {};
			for (const [table, those] of Map.groupBy(roots, (root) => root.table)) {
				rows[table] = await rowsBy(table, { id: those.map(({ id }) => id) });
			}
			return withEverythingUnder(rows);
		},

		/** The same of rows that stood once: those of their keys that still are as they are wanted. */
		async asTheyAreNow(
			before: Images,
			isWanted: (table: TravellingTable, row: Row) => boolean,
		): Promise<Images> {
			const rows: Images = {};
			for (const [name, those] of Object.entries(before)) {
				const table = name as TravellingTable;
				const keys = primaryKey(table).map((column) => [column, those.map((row) => row[column])]);
				const found = await rowsBy(table, Object.fromEntries(keys));
				rows[table] = found.filter((row) => isWanted(table, row));
			}
			return withEverythingUnder(rows);
		},

		async deleteAll(all: Images): Promise<void> {
			const images = withoutFalling(all);
			for (const table of inOrder.toReversed()) {
				const rows = images[table] ?? [];
				const columns = primaryKey(table);
				const keys = rows.map((row) =>
					Object.fromEntries(columns.map((name) => [name, row[name]])),
				);
				const remove = (chunk: Row[]) =>
					sql`delete from ${sql.table(table)}
						where organization_id = ${organizationId} and (${anyOf(chunk)})`.execute(db);
				await inChunks(keys, remove, keysAtOnce);
			}
		},

		/** Puts the rows back under their old ids. Fails when what they need is gone. */
		async insertAll(images: Images): Promise<void> {
			for (const table of inOrder) {
				const rows = await withoutTheGone(table, images[table] ?? []);
				await insertRows(db, table, rows as never);
				await noticeGrowth(db, table, rows.length);
			}
		},

		/** The seasons whose sums these rows are part of, once they stand again. */
		async seasonIdsOf(images: Images): Promise<number[]> {
			const values = (table: TravellingTable, column: string) =>
				(images[table] ?? []).map((row) => row[column]);
			const played = await rowsBy("team_entries", { id: values("stat_lines", "entry_id") });
			const seasonLeagues = await rowsBy("season_leagues", {
				id: [
					...played.map((entry) => entry.season_league_id),
					...values("team_entries", "season_league_id"),
					...values("games", "season_league_id"),
					...values("season_leagues", "id"),
				],
			});
			const ids = [...values("seasons", "id"), ...seasonLeagues.map((row) => row.season_id)];
			return [...new Set(ids.map(Number))];
		},
	};
};

/**
 * Values fall with their line and lines with their game, as their references say. They are by far the most
 * rows of a season: naming each of them took a third of the time in which a season is deleted and restored.
 */
function withoutFalling(images: Images): Images {
	const { games = [], stat_lines: lines = [], player_game_stats: values = [] } = images;
	const fallingGames = new Set(games.map(({ id }) => id));
	const isLeft = ({ game_id }: Row) => !fallingGames.has(game_id);
	const linesLeft = lines.filter(isLeft);
	const byGame = [...Map.groupBy(linesLeft, ({ game_id }) => game_id)];
	const falling = new Map(
		byGame.map(([game, own]) => [game, new Set(own.map(({ player_id }) => player_id))]),
	);
	const valuesLeft = values.filter(
		(value) => isLeft(value) && !falling.get(value.game_id)?.has(value.player_id),
	);
	return { ...images, stat_lines: linesLeft, player_game_stats: valuesLeft };
}

function without(known: readonly Row[], table: TravellingTable, found: readonly Row[]): Row[] {
	const keys = new Set(known.map((row) => keyOf(table, row)));
	return found.filter((row) => !keys.has(keyOf(table, row)));
}

/** `{a: [1, 2], b: [3, 4]}` as `[{a: 1, b: 3}, {a: 2, b: 4}]`. */
function inStep(keys: Record<string, unknown[]>): Row[] {
	const columns = Object.entries(keys);
	const [, first = []] = columns[0] ?? [];
	return first.map((_, index) =>
		Object.fromEntries(columns.map(([name, values]) => [name, values[index]])),
	);
}

/**
 * One column as a list, several as pairs; the first of them as a list too, by which PostgreSQL finds
 * its index where it would go through the whole table for each pair.
 */
function anyOf(keys: readonly Row[]) {
	const columns = Object.keys(keys[0] ?? {});
	const [first = ""] = columns;
	const list = [...new Set(keys.map((key) => key[first]))];
	const inList = sql`${sql.ref(first)} in (${sql.join(list)})`;
	if (columns.length === 1) return inList;
	const names = sql.join(columns.map((name) => sql.ref(name)));
	// Without the cast PostgreSQL reads what is in VALUES as text.
	const tuples = keys.map(
		(key) => sql`(${sql.join(columns.map((name) => sql`cast(${key[name]} as integer)`))})`,
	);
	return sql`${inList} and (${names}) in (values ${sql.join(tuples)})`;
}

/** In the order in which rows can be put back; they are deleted the other way round. */
const inOrder = Object.keys(travelling) as TravellingTable[];

/** Every query names the organization anyhow. */
function primaryKey(table: TravellingTable): string[] {
	return travelling[table].key.filter((column) => column !== "organization_id");
}

/** What tells a row of a table from the others of its organization. */
export function keyOf(table: TravellingTable, row: Row): string {
	return primaryKey(table)
		.map((name) => row[name])
		.join(" ");
}
