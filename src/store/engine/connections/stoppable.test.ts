import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { storeFor } from "#store/store.ts";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import type { Database, Watch } from "../database.ts";

describe.each(engines)("$name: work that is watched", ({ open }) => {
	let database: Database;
	let organizationId: number;
	let told: string[];
	let stopping: AbortController;
	beforeEach(async () => {
		database = await open();
		const { organization } = await aLeague(database, { organization: { slug: "hoops" } });
		organizationId = organization.id;
		told = [];
		stopping = new AbortController();
	});
	afterEach(() => database.close());

	const watched = () => {
		const watch: Watch = {
			signal: stopping.signal,
			beginsToWrite: () => told.push("writes"),
			beginsToStand: () => told.push("stands"),
			tell: (share) => told.push(String(share)),
		};
		return storeFor(organizationId, { ...database, watch });
	};
	const stop = () => stopping.abort(new Error("Stopped."));
	const names = async () =>
		(await storeFor(organizationId, database).teams.list()).map(({ name }) => name);

	test("tells that it writes, how far it is, and that it is about to stand", async () => {
		await watched().transaction(async (store) => {
			store.tell(0.5);
			await store.teams.insert(["Newts"]);
		});
		expect(told).toEqual(["writes", "0.5", "stands"]);
		expect(await names()).toContain("Newts");
	});

	test("that is stopped in a transaction is undone at the next statement", async () => {
		const before = await names();
		const work = watched().transaction(async (store) => {
			await store.teams.insert(["Newts"]);
			stop();
			await store.teams.insert(["Frogs"]);
		});
		await expect(work).rejects.toThrow("Stopped.");
		expect(told).toEqual(["writes"]);
		expect(await names()).toEqual(before);
	});

	test("that reads, or rests, ends at the next statement", async () => {
		const store = watched();
		await store.teams.list();
		stop();
		await expect(store.teams.list()).rejects.toThrow("Stopped.");
		await expect(store.rest()).rejects.toThrow("Stopped.");
	});

	test("that is a trial never says that it writes", async () => {
		const work = watched().transaction(
			async (store) => {
				await store.teams.insert(["Newts"]);
				throw new Error("Only a trial.");
			},
			{ isTrial: true },
		);
		await expect(work).rejects.toThrow("Only a trial.");
		expect(told).toEqual([]);
	});

	test("that is stopped between reading and writing leaves all as it was", async () => {
		const before = await names();
		const work = watched().writeAfterReading(
			async (store) => {
				const teams = await store.teams.list();
				stop();
				return teams;
			},
			async (store) => store.teams.insert(["Newts"]),
		);
		await expect(work).rejects.toThrow("Stopped.");
		expect(await names()).toEqual(before);
		await storeFor(organizationId, database).transaction((store) => store.teams.insert(["Frogs"]));
		expect(await names()).toContain("Frogs");
	});
});
