import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import type { Database } from "./database.ts";
import { DatabaseIsNewer, type Migration, migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
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
		migrations.push(step("9999-venues", ["create table venues (name text)"]));
		expect(await migrate(database.db, database.dialect)).toEqual(["9999-venues"]);
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
			step("9998-venues", ["create table venues (name text)"]),
			step("9999-broken", ["create table courts (name text)", "create table nonsense ("]),
		);
		await expect(migrate(database.db, database.dialect)).rejects.toThrow(/syntax|incomplete/i);
		for (const table of ["venues", "courts"]) {
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

const released = migrations.length;

function step(name: string, statements: string[]): Migration {
	return { name, up: () => statements };
}
