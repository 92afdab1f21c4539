import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { engines } from "#testing/databases.ts";
import { anAccount, anOrganization } from "#testing/factories.ts";
import { type Database, noOrganization } from "../engine/database.ts";
import { storeFor } from "../store.ts";
import type { OrganizationChange } from "./organizations.ts";
import { type PlatformTransaction, platformStore, platformTransaction } from "./platform.ts";

describe.each(engines)("a transaction over the platform on $name", ({ open }) => {
	let database: Database;
	beforeAll(async () => {
		database = await open();
	});
	afterAll(() => database.close());

	const insertSport = (name: string, isTrial: boolean) =>
		platformTransaction(
			database,
			({ platform }) => platform.organizations.insertSport({ name, type: name }),
			{ isTrial },
		);
	const sports = async () =>
		(await platformStore(database).organizations.listSports()).map(({ name }) => name);

	test("keeps what was written and tells those who watch", async () => {
		const told: (number | null)[] = [];
		const stop = database.onWrite((organizationId) => told.push(organizationId));
		await insertSport("curling", false);
		stop();
		expect(await sports()).toEqual(["curling"]);
		expect(told).toContain(null);
	});

	test("keeps nothing of a trial and answers all the same", async () => {
		expect(await insertSport("darts", true)).toMatchObject({ name: "darts" });
		expect(await sports()).toEqual(["curling"]);
	});

	test("keeps nothing when the work fails, and the next one goes on", async () => {
		const failing = platformTransaction(
			database,
			async ({ platform }) => {
				await platform.organizations.insertSport({ name: "fencing", type: "fencing" });
				throw new Error("No.");
			},
			{ isTrial: false },
		);
		await expect(failing).rejects.toThrow("No.");
		await insertSport("golf", false);
		expect(await sports()).toEqual(["curling", "golf"]);
	});

	test("two at once wait for each other", async () => {
		await Promise.all(["hockey", "judo", "karate"].map((name) => insertSport(name, false)));
		expect(await sports()).toEqual(expect.arrayContaining(["hockey", "judo", "karate"]));
	});

	test("waits for a league's long work without holding up the other leagues", async () => {
		if (database.dialect === "sqlite") return;
		const [busy, other] = [await anOrganization(database), await anOrganization(database)];
		const begun = Promise.withResolvers<void>();
		const over = Promise.withResolvers<void>();
		const long = storeFor(busy.id, database).transaction(async () => {
			begun.resolve();
			await over.promise;
		});
		await begun.promise;
		const waiting = insertSport("luge", false);
		const inLine = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
		while ((await inLine.execute(database.db)).rows.length === 0);
		const start = performance.now();
		for (let writes = 0; writes < 3; writes += 1) {
			await storeFor(other.id, database).transaction(async () => {});
		}
		expect(performance.now() - start).toBeLessThan(5000);
		over.resolve();
		await long;
		expect(await waiting).toMatchObject({ name: "luge" });
	});

	test("tells whose data was written, and nobody when people sign out", async () => {
		const { id } = await anOrganization(database);
		const account = await anAccount(database, { organizationId: id });
		const toldOf = async (work: (inside: PlatformTransaction) => Promise<unknown>) => {
			const told: (number | null)[] = [];
			const committed: Database["committed"] = (organizationId) => told.push(organizationId);
			await platformStore({ ...database, committed }).transaction(work);
			return told;
		};
		const change = (fields: OrganizationChange) =>
			toldOf(({ platform }) => platform.organizations.change(id, fields));
		expect(await change({ name: "New" })).toEqual([id]);
		expect(await change({ slug: "new" })).toEqual([id, noOrganization]);
		expect(await toldOf(({ storeFor }) => storeFor(id).teams.insert(["New"]))).toEqual([id]);
		expect(
			await toldOf(({ platform }) => platform.accounts.change(account.id, { role: "org_owner" })),
		).toEqual([noOrganization]);
		expect(await toldOf(({ platform }) => platform.sessions.removeOf(account.id))).toEqual([]);
	});

	test("tells other processes the same", async () => {
		if (database.dialect !== "postgres") return;
		const own = await open();
		const { id } = await anOrganization(own);
		const told: (number | null)[] = [];
		own.onWrite((organizationId) => told.push(organizationId));
		// So that only what comes from the server is heard.
		const silent = platformStore({ ...own, committed: () => {} });
		// Listening begins with a message that all may have changed.
		await vi.waitFor(() => expect(told).toContain(null), { timeout: 4000 });
		await silent.transaction(({ platform }) => platform.organizations.change(id, { slug: "told" }));
		await vi.waitFor(() => expect(told).toEqual(expect.arrayContaining([id, noOrganization])), {
			timeout: 4000,
		});
		await own.close();
	});
});
