import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { anOrganization } from "#testing/factories.ts";
import type { Database } from "../engine/database.ts";
import { type Store, storeFor } from "../store.ts";

describe.each(engines)("$name: the seasons", ({ open }) => {
	let database: Database;
	let store: Store;
	beforeAll(async () => {
		database = await open();
		store = storeFor((await anOrganization(database)).id, database);
	});
	afterAll(() => database.close());

	test("stand newest first, and those without a start last", async () => {
		for (const startDate of ["2025-01-01", null, "2026-01-01"]) {
			const name = startDate ?? "some time";
			const season = { name, startDate, finishDate: null, isActive: false, isVisible: true };
			await store.seasons.insert(season);
		}
		const names = (await store.seasons.list()).map(({ name }) => name);
		expect(names).toEqual(["2026-01-01", "2025-01-01", "some time"]);
	});
});
