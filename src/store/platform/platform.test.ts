import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import type { Database } from "./database.ts";
import { platformStore, platformTransaction } from "./platform.ts";

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
});
