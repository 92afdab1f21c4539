import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { frontParts } from "#domain/page/front-parts.ts";
import { plainRules } from "#domain/schedule/check/plan-rules.ts";
import { engines, places } from "#testing/databases.ts";
import { migrations } from "../migrations/index.ts";
import { platformStore } from "../platform/platform.ts";
import { storeFor } from "../store.ts";
import type { Database } from "./database.ts";
import { DatabaseIsNewer, migrate } from "./migrate.ts";
import type { Migration } from "./migration.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

describe.each(engines)("$name: migrations", ({ open }) => {
	let database: Database;
	beforeEach(async () => {
		database = await open();
	});
	afterEach(async () => {
		migrations.splice(released);
		await database.close();
	});

	test("a second time there is nothing to do", async () => {
		expect(await migrate(database.db, database.dialect)).toEqual([]);
	});

	test("a later step is applied once", async () => {
		migrations.push(step("9999-things", ["create table things (name text)"]));
		expect(await migrate(database.db, database.dialect)).toEqual(["9999-things"]);
		expect(await migrate(database.db, database.dialect)).toEqual([]);
	});

	test("a database that a newer version has written is refused", async () => {
		await database.db
			.insertInto("schema_migrations")
			.values({ name: "9999-from-the-future", applied_at: "2030-01-01T00:00:00Z" })
			.execute();
		const refused = migrate(database.db, database.dialect);
		await expect(refused).rejects.toThrow(DatabaseIsNewer);
		await expect(refused).rejects.toThrow("9999-from-the-future");
	});

	test("a step that fails leaves nothing behind, of itself or of the steps before it", async () => {
		migrations.push(
			step("9998-things", ["create table things (name text)"]),
			step("9999-broken", ["create table pieces (name text)", "create table nonsense ("]),
		);
		await expect(migrate(database.db, database.dialect)).rejects.toThrow(/syntax|incomplete/i);
		for (const table of ["things", "pieces"]) {
			await expect(sql.raw(`select * from ${table}`).execute(database.db)).rejects.toThrow();
		}
		const applied = await database.db.selectFrom("schema_migrations").selectAll().execute();
		expect(applied.map(({ name }) => name)).toEqual(
			migrations.slice(0, released).map((m) => m.name),
		);
	});
});

test("an empty SQLite database gets every step", async () => {
	const database = openSqlite(":memory:");
	const applied = await migrate(database.db, database.dialect);
	expect(applied).toEqual(migrations.map(({ name }) => name));
	await database.close();
});

test("schedules from before drafts are public, and statistics from before formulas as they were", async () => {
	const database = openSqlite(":memory:");
	const { db, dialect } = database;
	const before = migrations.findIndex(({ name }) => name === "0005-schedules-in-draft");
	await migrate(db, dialect, migrations.slice(0, before));
	for (const statement of [
		"insert into sports (id, name, type) values (1, 'Basketball', 'team')",
		"insert into organizations (id, name, created_at) values (1, 'Hoops', '2026')",
		`insert into users (id, username, username_key, role, organization_id, created_at)
			values (1, 'olive', 'olive', 'staff', 1, '2026')`,
		"insert into seasons (id, organization_id, name) values (1, 1, 'Spring')",
		"insert into leagues (id, organization_id, sport_id, name) values (1, 1, 1, 'Monday')",
		"insert into season_leagues (id, organization_id, season_id, league_id) values (1, 1, 1, 1)",
		`insert into schedules (id, organization_id, season_league_id, name, start_date, num_weeks)
			values (1, 1, 1, 'Spring', '2026-01-05', 8)`,
		`insert into stat_definitions
			(id, organization_id, sport_id, name, abbreviation, abbreviation_key, sort_order)
			values (1, 1, 1, 'Points', 'PTS', 'PTS', 1)`,
		`insert into sessions (token_hash, user_id, host, created_at, last_seen_at)
			values ('hash', 1, 'hoops.test', '2026', '2026')`,
	]) {
		await sql.raw(statement).execute(db);
	}
	await migrate(db, dialect);
	const { schedules, statDefinitions } = storeFor(1, database);
	expect(await schedules.find(1)).toMatchObject({ isPublished: true, rules: plainRules });
	expect(await statDefinitions.list(1)).toMatchObject([
		{ formula: null, format: "whole", isHeadline: false },
	]);
	expect(await platformStore(database).sessions.find("hash")).toMatchObject({
		session: { device: "" },
	});
	await database.close();
});

/** A page as it was written by the first release. */
const oldPage = (key: string, isPublished: 0 | 1) =>
	`insert into pages (organization_id, key, title, is_published, blocks) values
		(1, '${key}', '${key} of old', ${isPublished}, '[{"kind":"text","markdown":"Words"}]')`;

test.each(places)("$name: pages from before drafts are shown as they were", async ({ make }) => {
	const { databaseUrl, remove } = await make();
	const database = databaseUrl === null ? openSqlite(":memory:") : openPostgres(databaseUrl);
	const { db, dialect } = database;
	const before = migrations.findIndex(({ name }) => name === "0008-pages-in-draft");
	await migrate(db, dialect, migrations.slice(0, before));
	for (const statement of [
		"insert into organizations (id, name, created_at) values (1, 'Hoops', '2026')",
		oldPage("registration", 1),
		oldPage("youth", 1),
		oldPage("contact", 0),
		oldPage("home", 1),
	]) {
		await sql.raw(statement).execute(db);
	}
	await migrate(db, dialect);
	const { pages, pageVersions } = storeFor(1, database);
	const blocks = [{ id: "b1", kind: "text", markdown: "Words" }];
	expect(await pages.find("registration")).toMatchObject({
		title: "registration of old",
		blocks,
		isIndexed: true,
	});
	expect(await pages.find("youth")).toMatchObject({ isIndexed: false });
	expect(await pages.find("contact")).toBeUndefined();
	const { id = 0 } = (await pages.findWhole("registration")) ?? {};
	expect(await pageVersions.list(id)).toMatchObject([
		{ number: 1, title: "registration of old", publishedAt: null, publishedBy: null },
	]);
	// What stood above the words of the front page is part of it, in what is shown and in its version.
	const front = [...frontPartsOfThen, { id: "b8", kind: "text", markdown: "Words" }];
	const home = await pages.findWhole("home");
	expect(home?.content.blocks).toEqual(front);
	expect((await pageVersions.find(home?.id ?? 0, 1))?.blocks).toEqual(front);
	// The next page gets an id that none of them has.
	expect(await pages.insert({ key: null, title: "New" })).toBe(5);
	await database.close();
	await remove();
});

test.each(places)(
	"$name: books from before officials had accounts stay, unchangeable",
	async ({ make }) => {
		const { databaseUrl, remove } = await make();
		const database = databaseUrl === null ? openSqlite(":memory:") : openPostgres(databaseUrl);
		const { db, dialect } = database;
		const before = migrations.findIndex(({ name }) => name === "0119-official-fees");
		await migrate(db, dialect, migrations.slice(0, before));
		for (const statement of [
			"insert into organizations (id, name, created_at) values (1, 'Hoops', '2026')",
			`insert into ledger_entries (id, organization_id, team_id, kind, amount, day, due, why, written_at)
			values (1, 1, 5, 'charge', 800, '2026-01-05', '2026-02-01', 'Fee', '2026')`,
			`insert into ledger_entries
				(id, organization_id, team_id, kind, amount, day, due, why, reverses, written_at)
			values (2, 1, 5, 'charge', -800, '2026-01-05', '2026-02-01', 'Mistake', 1, '2026')`,
		]) {
			await sql.raw(statement).execute(db);
		}
		await migrate(db, dialect);
		const { ledger } = storeFor(1, database);
		const of = { debtor: { kind: "team", id: 5 }, kind: "charge", due: "2026-02-01" };
		expect(await ledger.list({})).toMatchObject([
			{ ...of, id: 1, amount: 800, reverses: null },
			{ ...of, id: 2, amount: -800, reverses: 1 },
		]);
		for (const change of [
			"update ledger_entries set why = 'Other'",
			"delete from ledger_entries",
		]) {
			await expect(sql.raw(change).execute(db)).rejects.toThrow("entries of the ledger stay");
		}
		const columns =
			"(id, organization_id, official_id, kind, amount, day, method, why, written_at)";
		const insert = (values: string) =>
			sql.raw(`insert into ledger_entries ${columns} values (${values})`).execute(db);
		await insert("3, 1, 7, 'fee', -40, '2026-01-05', null, 'Referee', '2026'");
		await expect(
			insert("4, 1, 7, 'fee', 40, '2026-01-05', null, 'Above', '2026'"),
		).rejects.toThrow();
		await expect(
			insert("5, 1, null, 'fee', -40, '2026', null, 'Nobody', '2026'"),
		).rejects.toThrow();
		await expect(insert("6, 1, 7, 'payout', 40, '2026', null, 'No way', '2026'")).rejects.toThrow();
		await database.close();
		await remove();
	},
);

/** Parts that were added since then are not on pages that had been arranged. */
const frontPartsOfThen = frontParts.filter(
	({ kind }) => kind !== "playoffs" && kind !== "latestNews",
);

const released = migrations.length;

function step(name: string, statements: string[]): Migration {
	return { name, up: () => statements };
}
