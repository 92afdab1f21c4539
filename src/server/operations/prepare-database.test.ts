import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { platformStore } from "#store/platform/platform.ts";
import { readSettings } from "../env.ts";
import { addFirstAdministrator } from "../identity/first-administrator.ts";
import { prepareDatabase } from "./prepare-database.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "fieldhouse-start-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const prepare = (dataDir = folder, more: Record<string, string> = {}) =>
	prepareDatabase(readSettings({ DATA_DIR: dataDir, SEED: "none", ...more }), new Date());

describe("preparing the database", () => {
	test("makes the data folder for this user alone", async () => {
		const { database, unlock } = await prepare(join(folder, "new"));
		expect(statSync(join(folder, "new")).mode & 0o777).toBe(0o700);
		await database.close();
		unlock();
	});

	test("makes nobody whose password a start that fails later could not tell", async () => {
		const { database, unlock } = await prepare();
		expect(await platformStore(database).accounts.list()).toEqual([]);
		await database.close();
		unlock();
	});

	test("is refused on a folder another server works in", async () => {
		const { database, unlock } = await prepare();
		await expect(prepare()).rejects.toThrow(/is already running on the data folder/);
		await database.close();
		unlock();
	});

	test("takes ids from the range it is given, and refuses one whose ids are behind it", async () => {
		const start = (ID_RANGE: string) => prepare(folder, { ID_RANGE, SEED: "demo" });
		const { database, unlock } = await start("1000001-2000000");
		const players = await database.db.selectFrom("players").select("id").execute();
		expect(players.filter(({ id }) => id <= 1_000_000 || id > 2_000_000)).toEqual([]);
		expect(players.length).toBeGreaterThan(10);
		await database.close();
		unlock();
		await expect(start("1-1000000")).rejects.toThrow(/^Ids up to \d+ were given out already/);
	});

	test("says in a sentence that the database file is none", async () => {
		writeFileSync(join(folder, "fieldhouse.db"), "no database, ".repeat(100));
		await expect(prepare()).rejects.toThrow(`The database in ${folder} cannot be opened: `);
	});

	test("says in a sentence that the database file cannot be opened", async () => {
		mkdirSync(join(folder, "fieldhouse.db"));
		await expect(prepare()).rejects.toThrow(`The database in ${folder} cannot be opened: `);
	});

	test("says in a sentence that the folder cannot be a folder", async () => {
		writeFileSync(join(folder, "file"), "");
		await expect(prepare(join(folder, "file"))).rejects.toThrow(/cannot be written by this user/);
	});

	test("does not take a lock it cannot open for that of another server", async () => {
		mkdirSync(join(folder, "server.lock"));
		await expect(prepare()).rejects.toThrow(/cannot be written by this user/);
	});
});

test.skipIf(process.platform === "win32")("the database is this user's alone", async () => {
	const { database, unlock } = await prepare();
	expect(statSync(join(folder, "fieldhouse.db")).mode & 0o777).toBe(0o600);
	await database.close();
	unlock();
});

const noon = new Date("2025-06-15T12:00:00Z");

describe("the first administrator", () => {
	test("gets a made-up password that must be changed, once", async () => {
		const { database, unlock } = await prepare();
		const made = await addFirstAdministrator(database, { adminPassword: null }, noon);
		expect(made).toEqual({ username: "admin", password: expect.stringMatching(/^[a-z2-9]{20}$/) });
		const [admin] = await platformStore(database).accounts.list();
		expect(admin).toMatchObject({ role: "super_admin", mustChangePassword: true });
		expect(await addFirstAdministrator(database, { adminPassword: null }, noon)).toBeNull();
		await database.close();
		unlock();
	});

	test("gets another password where nobody used the first in its seven days, and else none", async () => {
		const { database, unlock } = await prepare();
		const add = (day: number) =>
			addFirstAdministrator(
				database,
				{ adminPassword: null },
				new Date(noon.getTime() + day * 24 * 60 * 60_000),
			);
		const first = await add(0);
		const [admin] = await platformStore(database).accounts.list();
		expect(admin?.passwordExpiresAt).toBe("2025-06-22T12:00:00.000Z");
		expect(await add(6)).toBeNull();
		const second = await add(7);
		expect(second).toEqual({ username: "admin", password: expect.any(String) });
		expect(second?.password).not.toBe(first?.password);
		expect(await add(8)).toBeNull();
		await platformStore(database).accounts.change(admin?.id ?? 0, { mustChangePassword: false });
		expect(await add(100)).toBeNull();
		await database.close();
		unlock();
	});

	test("has the password of the setting, which need not be told", async () => {
		const { database, unlock } = await prepare();
		const made = await addFirstAdministrator(database, { adminPassword: "chosen by hand" }, noon);
		expect(made).toEqual({ username: "admin", password: null });
		await database.close();
		unlock();
	});
});
