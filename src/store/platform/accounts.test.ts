import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import type { Database } from "../engine/database.ts";
import { type Platform, platformStore } from "./platform.ts";

describe.each(engines)("accounts on $name", ({ open }) => {
	let database: Database;
	let platform: Platform;
	let id: number;

	beforeEach(async () => {
		database = await open();
		platform = platformStore(database);
		const casey = { username: "Casey", role: "staff" as const, organizationId: null };
		({ id } = await addUser({ platform }, { ...casey, mustChangePassword: true }));
	});
	afterEach(() => database.close());

	const startSession = (tokenHash: string, seen: string, created = seen, userId = id) =>
		platform.sessions.insert({
			tokenHash,
			userId,
			host: "hoops.test",
			createdAt: created,
			lastSeenAt: seen,
			device: "Firefox on Linux",
		});

	test("are found by their compared name only", async () => {
		expect(await platform.accounts.findByUsernameKey("casey")).toMatchObject({ id });
		expect(await platform.accounts.findByUsernameKey("Casey")).toBeUndefined();
	});

	test("refuse a second one of the same compared name", async () => {
		const twin = { username: "CASEY", role: "staff" as const, organizationId: null };
		await expect(addUser({ platform }, twin)).rejects.toThrow();
	});

	test("keep what a change does not name", async () => {
		const before = await platform.accounts.find(id);
		const saved = await platform.accounts.change(id, { theme: "dark" });
		expect(saved).toEqual({ ...before, theme: "dark" });
		expect(await platform.accounts.change(id, {})).toEqual(saved);
	});

	test("lose every session when they are signed out everywhere, and others none", async () => {
		const sam = { username: "sam", role: "staff" as const, organizationId: null };
		const other = await addUser({ platform }, sam);
		await startSession("a", "2025-06-15T12:00:00.000Z");
		await startSession("b", "2025-06-15T12:00:00.000Z");
		await startSession("c", "2025-06-15T12:00:00.000Z", undefined, other.id);
		await platform.sessions.removeOf(id);
		const left = await database.db.selectFrom("sessions").select("token_hash").execute();
		expect(left).toEqual([{ token_hash: "c" }]);
	});

	test("forget sessions that are over, and no others", async () => {
		await startSession("idle", "2025-06-15T00:00:00.000Z");
		await startSession("old", "2025-06-15T12:00:00.000Z", "2025-06-01T00:00:00.000Z");
		await startSession("good", "2025-06-15T12:00:00.000Z");
		await platform.sessions.removeExpired("2025-06-15T06:00:00.000Z", "2025-06-08T00:00:00.000Z");
		const left = await database.db.selectFrom("sessions").select("token_hash").execute();
		expect(left).toEqual([{ token_hash: "good" }]);
	});

	test("list a user's sports in the user's order", async () => {
		const { insertSport } = platform.organizations;
		const basketball = await insertSport({ name: "Basketball", type: "team" });
		const volleyball = await insertSport({ name: "Volleyball", type: "team" });
		await platform.accounts.replaceSports(id, [volleyball.id, basketball.id]);
		expect(await platform.accounts.listSports(id)).toEqual([volleyball, basketball]);
		const ofAll = await platform.accounts.listSportsOfAll();
		expect(ofAll.get(id)).toEqual([volleyball, basketball]);
		await platform.accounts.replaceSports(id, []);
		expect(await platform.accounts.listSports(id)).toEqual([]);
	});
});
