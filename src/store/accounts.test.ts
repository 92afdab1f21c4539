import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import type { Database } from "./database.ts";
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

	const startSession = (tokenHash: string, seen: string, created = seen) =>
		platform.accounts.insertSession({
			...{ tokenHash, userId: id, host: "hoops.test", createdAt: created, lastSeenAt: seen },
		});

	test("are found by their compared name only", async () => {
		expect(await platform.accounts.findByUsernameKey("casey")).toMatchObject({ id });
		expect(await platform.accounts.findByUsernameKey("Casey")).toBeUndefined();
	});

	test("refuse a second one of the same compared name", async () => {
		const twin = { username: "CASEY", role: "staff" as const, organizationId: null };
		await expect(addUser({ platform }, twin)).rejects.toThrow();
	});

	test("keep what a change of settings does not name, sessions too", async () => {
		await startSession("a", "2025-06-15T12:00:00.000Z");
		const before = await platform.accounts.find(id);
		const saved = await platform.accounts.saveSettings(id, { theme: "dark" });
		expect(saved).toEqual({ ...before, theme: "dark" });
		expect(await platform.accounts.findSession("a")).toBeDefined();
	});

	test("lose every session with a new password, which is then their own", async () => {
		await startSession("a", "2025-06-15T12:00:00.000Z");
		await startSession("b", "2025-06-15T12:00:00.000Z");
		const saved = await platform.accounts.saveSettings(id, { passwordHash: "new" });
		expect(saved).toMatchObject({ passwordHash: "new", mustChangePassword: false });
		expect(await platform.accounts.findSession("a")).toBeUndefined();
		expect(await platform.accounts.findSession("b")).toBeUndefined();
	});

	test("forget sessions that are over, and no others", async () => {
		await startSession("idle", "2025-06-15T00:00:00.000Z");
		await startSession("old", "2025-06-15T12:00:00.000Z", "2025-06-01T00:00:00.000Z");
		await startSession("good", "2025-06-15T12:00:00.000Z");
		await platform.accounts.deleteExpiredSessions(
			...(["2025-06-15T06:00:00.000Z", "2025-06-08T00:00:00.000Z"] as const),
		);
		const left = await database.db.selectFrom("sessions").select("token_hash").execute();
		expect(left).toEqual([{ token_hash: "good" }]);
	});

	test("list a user's sports in the user's order", async () => {
		const { insertSport } = platform.organizations;
		const basketball = await insertSport({ name: "Basketball", type: "team" });
		const volleyball = await insertSport({ name: "Volleyball", type: "team" });
		const rows = [volleyball, basketball].map((sport, order) => ({
			...{ user_id: id, sport_id: sport.id, sort_order: order },
		}));
		await database.db.insertInto("user_sports").values(rows).execute();
		expect(await platform.accounts.listSports(id)).toEqual([volleyball, basketball]);
	});
});
