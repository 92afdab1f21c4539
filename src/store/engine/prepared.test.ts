import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague, anOrganization } from "#testing/factories.ts";
import { storeFor } from "../store.ts";
import { prepared } from "./prepared.ts";

const gamesOf = prepared((db, organizationId: number, ids: readonly number[], atLeast: number) =>
	db
		.selectFrom("games")
		.select("id")
		.where("home_score", ">=", atLeast)
		.where("id", "in", ids)
		.where("organization_id", "=", organizationId)
		.orderBy("id"),
);

const gamesAt = prepared((db, location: string) =>
	db.selectFrom("games").select(["id", "location"]).where("location", "=", location),
);

const moveTo = prepared((db, organizationId: number, id: number, location: string | null) =>
	db
		.updateTable("games")
		.set({ location })
		.where("id", "=", id)
		.where("organization_id", "=", organizationId),
);

describe.each(engines)("a prepared query on $name", ({ open }) => {
	test("answers each time by its own values, in whatever order they stand in the SQL", async () => {
		const database = await open();
		const { organization, gameIds } = await aLeague(database, {
			games: [
				["Hawks", 81, "Owls", 70],
				["Owls", 64, "Hawks", 60],
				["Hawks", 90, "Owls", 88],
			],
		});
		const other = await anOrganization(database);
		const [first = 0, second = 0, third = 0] = gameIds;
		const ask = async (organizationId: number, ids: number[], atLeast: number) =>
			(await gamesOf(database.db, organizationId, ids, atLeast)).map(({ id }) => id);
		expect(await ask(organization.id, gameIds, 0)).toEqual([first, second, third]);
		expect(await ask(organization.id, gameIds, 80)).toEqual([first, third]);
		expect(await ask(organization.id, [second], 0)).toEqual([second]);
		expect(await ask(organization.id, [third, second], 80)).toEqual([third]);
		expect(await ask(other.id, gameIds, 0)).toEqual([]);
		await database.close();
	});

	test("sees what its transaction has written", async () => {
		const database = await open();
		const { id } = await anOrganization(database);
		const store = storeFor(id, database);
		expect(await store.seasons.list()).toEqual([]);
		await store.transaction(async ({ seasons }) => {
			const season = { name: "Fall", startDate: null, finishDate: null };
			await seasons.insert({ ...season, isActive: true, isVisible: true });
			expect(await seasons.list()).toHaveLength(1);
		});
		expect(await store.seasons.list()).toHaveLength(1);
		await database.close();
	});

	test("writes and reads text as well, and null", async () => {
		const database = await open();
		const { organization, gameIds } = await aLeague(database, {
			games: [["Hawks", 81, "Owls", 70]],
		});
		const [gameId = 0] = gameIds;
		await moveTo(database.db, organization.id, gameId, "Annex");
		expect(await gamesAt(database.db, "Annex")).toEqual([{ id: gameId, location: "Annex" }]);
		expect(await gamesAt(database.db, "Main court")).toEqual([]);
		await moveTo(database.db, organization.id, gameId, null);
		expect(await gamesAt(database.db, "Annex")).toEqual([]);
		await database.close();
	});

	test("that holds a value of its own is refused, because it would be taken for one given", async () => {
		const database = await open();
		const visible = prepared((db, organizationId: number) =>
			db
				.selectFrom("seasons")
				.select(sql<number>`count(*)`.as("count"))
				.where("organization_id", "=", organizationId)
				.where("is_visible", "=", 1),
		);
		await expect(visible(database.db, 1)).rejects.toThrow(/values of its own/);
		await database.close();
	});
});
