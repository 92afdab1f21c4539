import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { frontParts } from "#domain/page/front-parts.ts";
import { seedDemo } from "#seeds/demo.ts";
import { engines, openMemory, places, type TestDatabase } from "#testing/databases.ts";
import { type Chunk, type Contents, withContents } from "./engine/contents.ts";
import type { Database } from "./engine/database.ts";
import { fill } from "./engine/fill.ts";
import { lastIds, numbered } from "./engine/ids.ts";
import { migrate } from "./engine/migrate.ts";
import type { Migration } from "./engine/migration.ts";
import { openDatabase } from "./engine/open-database.ts";
import { openSqlite } from "./engine/sqlite.ts";
import { keysByOrganization } from "./migrations/0019-keys-by-organization.ts";
import { migrations } from "./migrations/index.ts";
import { platformStore } from "./platform/platform.ts";

/** Tables that name an organization and are the platform's all the same. */
const platforms = ["users", "organization_sports", "domain_claims", "outbox"];

afterAll(() => demonstration?.close());

vi.setConfig({ testTimeout: 120_000 });

describe.each(engines)("$name: keys of organizations' tables", ({ open }) => {
	let database: Database;
	beforeEach(async () => {
		database = await open();
	});
	afterEach(() => database.close());

	test("begin with the organization, and so do references from one to the other", async () => {
		expect(await wrongKeys(database)).toEqual([]);
		expect((await tenantTables(database)).length).toBeGreaterThan(25);
	});

	test("are looked at: a table that forgot it is named, and so is what it refers to", async () => {
		await sql`create table halls (id integer primary key, organization_id integer not null,
			name text not null, unique (name))`.execute(database.db);
		await sql`create table courts (organization_id integer not null, id integer not null,
			hall_id integer references halls (id), primary key (organization_id, id))`.execute(
			database.db,
		);
		expect((await wrongKeys(database)).toSorted()).toEqual([
			"courts refers to halls by (hall_id)",
			"halls has a key (id)",
			"halls has a key (name)",
		]);
	});

	test("are right in a table that a migration makes by its words", async () => {
		const up: Migration["up"] = ({ ownId, ownKey, end }) => [
			`create table halls (${ownId}, organization_id integer not null references organizations (id),
				${ownKey})${end}`,
		];
		migrations.push({ name: "9999-halls", up });
		await migrate(database.db, database.dialect);
		migrations.pop();
		expect(await wrongKeys(database)).toEqual([]);
		expect(await tenantTables(database)).toContain("halls");
	});

	test("every table with an id has its sequence", async () => {
		const withId = (await database.db.introspection.getTables())
			.filter(({ columns }) => columns.some(({ name }) => name === "id"))
			.map(({ name }) => name);
		// Entries of teams are numbered with teams (rule `one-counter-for-ids`), and games that wait for
		// their teams with games.
		expect([...numbered, "team_entries", "stage_games"].toSorted()).toEqual(withId.toSorted());
	});
});

test("joins between organizations' tables name the organization, which their indexes begin with", () => {
	// What a game is shown with has indexes by the id alone.
	const files = globSync("src/store/**/*.ts").filter(
		(file) => !file.endsWith("games-with-teams.ts"),
	);
	const joins = files.flatMap((file) =>
		[
			...readFileSync(file, "utf8").matchAll(/(?:inner|left)Join\("(\w+) as \w+", "\w+\.(?!org)/g),
		].map(([, table]) => `${file}: ${table}`),
	);
	const ofPlatform = /: (users|sports|organizations)$/;
	expect(joins.length).toBeGreaterThan(3);
	expect(joins.filter((join) => !ofPlatform.test(join))).toEqual([]);
});

describe.each(places)("$name: a database from before keys began with the organization", (place) => {
	let folder: string;
	let made: TestDatabase;
	beforeEach(async () => {
		folder = mkdtempSync(join(tmpdir(), "fieldhouse-keys-"));
		made = await place.make();
	});
	afterEach(async () => {
		await made.remove();
		rmSync(folder, { recursive: true });
	});

	test("has the demonstration's rows as they were, refers to nothing that is not there, and numbers on", async () => {
		demonstration ??= await aDemonstration();
		const database = openDatabase({ ...made, dataDir: folder });
		const columns = await columnsBefore();
		let rowsBefore: Rows | undefined;
		await withContents(demonstration, (contents) =>
			fill(database, asBefore(contents, columns), async (written) => {
				rowsBefore = await rowsOf(written, columns);
			}),
		);
		const after = await withContents(database, (contents) =>
			rowsOf(contents, { ...columns, platform_log: columns.audit_log ?? [] }),
		);
		const { audit_log: log = [], id_counters: counters = [], ...others } = rowsBefore ?? {};
		const { audit_log: newLog = [], platform_log: platformLog = [], ...newOthers } = after;
		expect(withoutFrontParts(newOthers)).toEqual(withoutFrontParts(others));
		expect(newOthers.games?.length).toBeGreaterThan(100);
		expect(newLog).toEqual(log.filter((row) => row.organization_id !== null));
		expect(newLog).toHaveLength(1);
		const ofPlatform = log.filter((row) => row.organization_id === null);
		expect(platformLog.map((row) => ({ ...row, organization_id: null }))).toEqual(ofPlatform);
		expect(platformLog).toHaveLength(1);
		expect(counters.map(({ name }) => name)).toEqual(["page", "team"]);

		expect(await wrongKeys(database)).toEqual([]);
		if (database.dialect === "sqlite") {
			expect((await sql`pragma foreign_key_check`.execute(database.db)).rows).toEqual([]);
			expect((await sql`pragma foreign_keys`.execute(database.db)).rows).toEqual([
				{ foreign_keys: 1 },
			]);
		} else {
			// What it plans by is what is there, not the empty tables that it knew.
			const { rows } = await sql`select 1 from pg_class where reltuples = ${newOthers.games?.length}
				and oid = 'games'::regclass`.execute(database.db);
			expect(rows).toHaveLength(1);
		}
		const { platform_log: ownLast, ...last } = await lastIds(database.db);
		const { platform_log: _, ...lastThere } = await lastIds(demonstration.db);
		expect(only(Object.keys(columns), last)).toEqual(only(Object.keys(columns), lastThere));
		expect(ownLast).toBe(platformIds + 1);
		await database.close();
	});
});

let demonstration: Database | undefined;

/** With a change of an organization's and one of the platform's. */
async function aDemonstration(): Promise<Database> {
	const database = await openMemory();
	await seedDemo(database, "2026-03-10");
	// What it says of its playoffs goes with them: there were none.
	await database.db.deleteFrom("audit_log").execute();
	// Before, nothing was summed apart.
	for (const table of ["leaderboard_totals", "headline_totals"] as const) {
		await database.db.deleteFrom(table).where("phase", "<>", "both").execute();
	}
	for (const table of ["player_season_totals", "stat_bests"] as const) {
		await database.db.deleteFrom(table).where("phase", "=", "playoffs").execute();
	}
	const nobody = { userId: null, username: null, before: null, after: { name: "A" } };
	for (const organizationId of [null, 1]) {
		const entry = { action: "user.add", subject: "user", subjectId: 1, at: "2026-03-10" };
		await platformStore(database).addToAudit(organizationId, { ...nobody, ...entry });
	}
	return database;
}

type Row = Record<string, unknown>;
type Rows = Record<string, Row[]>;

/** Where entries of the platform begin in a log that was shared. */
const platformIds = 1_000_000;

/** What a database of the migration before would hold. */
function asBefore(contents: Contents, columns: Columns): Contents {
	const { teams = 0, pages = 0, platform_log: _, ...last } = contents.lastIds;
	const { platform_log: ofPlatform = 0, audit_log: log = 0, ...counts } = contents.counts;
	async function* chunks(): AsyncIterable<Chunk> {
		const counters = [
			{ name: "page", value: pages },
			{ name: "team", value: teams },
		];
		yield { table: "id_counters", rows: counters };
		for await (const { table, rows } of contents.chunks()) {
			if (table in columns) yield { table, rows: rows.map((row) => only(columns[table], row)) };
			if (table === "platform_log") {
				const shared = rows.map((row) => {
					return { ...row, id: Number(row.id) + platformIds, organization_id: null };
				});
				yield { table: "audit_log", rows: shared };
			}
		}
	}
	const known = Object.entries(counts).filter(([table]) => table in columns);
	return {
		migrations: before.map(({ name }) => name),
		counts: { ...Object.fromEntries(known), id_counters: 2, audit_log: log + ofPlatform },
		lastIds: only(Object.keys(columns), last),
		chunks,
	};
}

/** The migrations there were then, and the columns of the tables they make. */
const before = migrations.slice(0, migrations.indexOf(keysByOrganization));
type Columns = Record<string, string[]>;

async function columnsBefore(): Promise<Columns> {
	const { db, dialect, close } = openSqlite(":memory:");
	await migrate(db, dialect, before);
	const tables = await db.introspection.getTables();
	await close();
	return Object.fromEntries(
		tables.map((table) => [table.name, table.columns.map(({ name }) => name).toSorted()]),
	);
}

function only<Kept extends Row>(columns: readonly string[] = [], row: Kept): Kept {
	const kept = columns.filter((column) => column in row);
	return Object.fromEntries(kept.map((column) => [column, row[column]])) as Kept;
}

async function rowsOf({ chunks }: Contents, columns: Columns): Promise<Rows> {
	const found: Rows = {};
	for await (const { table, rows } of chunks()) {
		if (!(table in columns)) continue;
		const kept = rows.map((row) => only(columns[table], row));
		found[table] = [...(found[table] ?? []), ...kept];
	}
	for (const [table, rows] of Object.entries(found)) found[table] = inOrder(rows);
	return found;
}

function inOrder(rows: Row[]): Row[] {
	const keyed = rows.map((row) => [JSON.stringify(row), row] as const);
	return keyed.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const partKinds = frontParts.map(({ kind }) => kind);

/** A later migration writes parts onto front pages on purpose and counts them up; all else stays. */
function withoutFrontParts({ pages = [], page_versions: versions = [], ...others }: Rows): Rows {
	const isFront = ({ key, original_key: original }: Row) => [key, original].includes("home");
	const plain = (blocks: unknown) =>
		JSON.parse(String(blocks))?.filter(({ kind }: Row) => !partKinds.includes(String(kind)));
	const plainPages = pages.map((row) => ({
		...row,
		blocks: plain(row.blocks),
		draft_blocks: plain(row.draft_blocks),
		revision: isFront(row) ? null : row.revision,
	}));
	const plainVersions = versions.map((row) => ({ ...row, blocks: plain(row.blocks) }));
	return { ...others, pages: inOrder(plainPages), page_versions: inOrder(plainVersions) };
}

type Key = { columns: string[]; isPlace: boolean };
type Reference = { to: string; columns: string[] };

/** What the catalogue says against the rule, in words. */
async function wrongKeys(database: Database): Promise<string[]> {
	const tables = await tenantTables(database);
	const wrong: string[] = [];
	for (const table of tables) {
		const keys = await keysOf(database, table);
		const isOwn = ({ columns }: Key) => columns[0] === "organization_id";
		// SQLite's `integer primary key` is the place where a row lies. It is no other key's part.
		const isAllowed = ({ isPlace }: Key) => isPlace && keys.some((key) => isKeyOfRow(key));
		for (const key of keys) {
			if (!isOwn(key) && !isAllowed(key)) {
				wrong.push(`${table} has a key (${key.columns.join(", ")})`);
			}
		}
		if (!keys.some(isOwn) && keys.length === 0) wrong.push(`${table} has no key`);
		for (const { to, columns } of await referencesOf(database, table)) {
			if (tables.includes(to) && columns[0] !== "organization_id") {
				wrong.push(`${table} refers to ${to} by (${columns.join(", ")})`);
			}
		}
	}
	return wrong;
}

const isKeyOfRow = ({ columns }: Key) => columns.join() === "organization_id,id";

async function tenantTables({ db }: Database): Promise<string[]> {
	return (await db.introspection.getTables())
		.filter(({ columns }) => columns.some(({ name }) => name === "organization_id"))
		.map(({ name }) => name)
		.filter((name) => !platforms.includes(name));
}

async function keysOf({ db, dialect }: Database, table: string): Promise<Key[]> {
	if (dialect === "postgres") {
		const { rows } = await sql<{
			columns: string[];
		}>`select array_agg(a.attname::text order by k.place)
			as columns from pg_index i cross join lateral unnest(i.indkey) with ordinality k (number, place)
			join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
			where i.indrelid = ${table}::regclass and i.indisunique
			group by i.indexrelid`.execute(db);
		return rows.map(({ columns }) => ({ columns, isPlace: false }));
	}
	const { rows: primary } = await sql<{ name: string }>`select name from
		pragma_table_info(${table}) where pk > 0 order by pk`.execute(db);
	const { rows: indexes } = await sql<{ columns: string }>`select
		(select group_concat(name) from (select name from pragma_index_info(l.name) order by seqno))
		as columns from pragma_index_list(${table}) l where "unique" = 1`.execute(db);
	const columns = primary.map(({ name }) => name);
	return [
		...(columns.length > 0 ? [{ columns, isPlace: columns.join() === "id" }] : []),
		...indexes.map((index) => ({ columns: index.columns.split(","), isPlace: false })),
	];
}

async function referencesOf({ db, dialect }: Database, table: string): Promise<Reference[]> {
	if (dialect === "postgres") {
		const { rows } = await sql<Reference>`select f.confrelid::regclass::text as to,
			array_agg(a.attname::text order by k.place) as columns
			from pg_constraint f cross join lateral unnest(f.conkey) with ordinality k (number, place)
			join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number
			where f.conrelid = ${table}::regclass and f.contype = 'f' and f.convalidated
			group by f.oid, f.confrelid`.execute(db);
		return rows;
	}
	const { rows } = await sql<{ to: string; columns: string }>`select "table" as "to",
		group_concat("from") as columns from (select * from pragma_foreign_key_list(${table})
		order by id, seq) group by id`.execute(db);
	return rows.map(({ to, columns }) => ({ to, columns: columns.split(",") }));
}
