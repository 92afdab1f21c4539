import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite.ts";

let folder: string;
let file: string;
let database: Database;

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "fieldhouse-"));
	file = join(folder, "fieldhouse.db");
	database = openSqlite(file);
	await sql`create table notes (text)`.execute(database.db);
});

afterEach(async () => {
	await database.close();
	rmSync(folder, { recursive: true });
});

async function notes(db: Database["db"] = database.db): Promise<string[]> {
	const { rows } = await sql<{ text: string }>`select text from notes order by rowid`.execute(db);
	return rows.map(({ text }) => text);
}

const write = (text: string, db: Database["db"] = database.db) =>
	sql`insert into notes values (${text})`.execute(db);

test("while somebody's transaction is in progress, others read what is committed", async () => {
	await write("before");
	const { promise: isLookedAt, resolve: goOn } = Promise.withResolvers<void>();
	const { promise: isUnderway, resolve: begun } = Promise.withResolvers<void>();
	const transaction = database.db.transaction().execute(async (trx) => {
		await write("inside", trx);
		begun();
		await isLookedAt;
		return notes(trx);
	});
	await isUnderway;
	expect(await notes()).toEqual(["before"]);
	goOn();
	expect(await transaction).toEqual(["before", "inside"]);
	expect(await notes()).toEqual(["before", "inside"]);
});

test("writers follow one another in order of arrival, and one that failed holds up nobody", async () => {
	const failing = database.db.transaction().execute(async (trx) => {
		await write("lost", trx);
		throw new Error("changed my mind");
	});
	const rest = [
		write("first"),
		database.db.transaction().execute((trx) => write("second", trx)),
		write("third"),
	];
	await expect(failing).rejects.toThrow("changed my mind");
	await Promise.all(rest);
	expect(await notes()).toEqual(["first", "second", "third"]);
});

test("a long transaction lets the others have their turn in between", async () => {
	let turns = 0;
	const isOver = new AbortController();
	const turn = () => {
		turns += 1;
		if (!isOver.signal.aborted) setImmediate(turn);
	};
	await database.db.transaction().execute(async (trx) => {
		setImmediate(turn);
		const end = performance.now() + 100;
		while (performance.now() < end) await notes(trx);
	});
	isOver.abort();
	expect(turns).toBeGreaterThan(3);
});

test("whoever asks whether it answers stands in no line with those who ask for much", async () => {
	const end = performance.now() + 15;
	while (performance.now() < end) await notes();
	const waiting = Promise.all(Array.from({ length: 10 }, () => notes()));
	let hasTurned = false;
	setImmediate(() => {
		hasTurned = true;
	});
	const busy = performance.now() + 15;
	while (performance.now() < busy);
	await database.ping();
	expect(hasTurned).toBe(false);
	await waiting;
});

test("a writer of another process is waited for, and everybody else goes on meanwhile", async () => {
	const other = new DatabaseSync(file);
	other.exec("begin immediate; insert into notes values ('elsewhere')");
	const writing = write("here");
	const transaction = database.db.transaction().execute((trx) => write("and here", trx));
	expect(await notes()).toEqual([]);
	await new Promise((resolve) => setImmediate(resolve));
	other.exec("commit");
	other.close();
	await Promise.all([writing, transaction]);
	expect(await notes()).toEqual(["elsewhere", "here", "and here"]);
});
