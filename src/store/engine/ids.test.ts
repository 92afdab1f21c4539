import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague, anAccount, anOrganization } from "#testing/factories.ts";
import type { Store } from "../store.ts";
import { storeFor } from "../store.ts";
import type { Tables } from "../tables.ts";
import { travellingTables } from "./contents.ts";
import type { Database } from "./database.ts";
import { giveIdRange, IdsGivenOutBehindRange, lastIds, numbered } from "./ids.ts";

const million = 1_000_000;

describe.each(engines)("$name: ids", ({ open }) => {
	let database: Database;
	beforeEach(async () => {
		database = await open();
	});
	afterEach(() => database.close());

	const give = (first: number, last: number, to = database) =>
		to.db.transaction().execute((trx) => giveIdRange(trx, { first, last }));
	const addPlayers = async ({ players }: Pick<Store, "players">, count: number) => {
		const names = Array.from({ length: count }, (_, index) => `Player ${index}`);
		const added = await players.insertAll(
			names.map((firstName) => ({ firstName, lastName: "", imageUrl: null })),
		);
		return added.map(({ id }) => id);
	};

	test("rise over all organizations, and come back to nobody", async () => {
		const [one, other] = [await aLeague(database), await aLeague(database)];
		const [first = 0, second = 0] = await addPlayers(one.store, 2);
		expect(second).toBe(first + 1);
		await one.store.transaction(({ trash }) =>
			trash.discard("player", second, { by: null, at: "2026-01-10", label: "" }),
		);
		expect(await addPlayers(other.store, 1)).toEqual([second + 1]);
		expect(await addPlayers(one.store, 0)).toEqual([]);
		expect((await lastIds(database.db)).players).toBe(second + 1);
	});

	test("of one transaction do not wait for another organization's", async ({ skip }) => {
		if (database.dialect === "sqlite") skip("SQLite has one writer");
		const [one, other] = [await aLeague(database), await aLeague(database)];
		const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
		const { promise: isUnderway, resolve: begun } = Promise.withResolvers<void>();
		const long = one.store.transaction(async ({ teams }) => {
			await teams.insert(["Hawks"]);
			begun();
			await isSeen;
		});
		await isUnderway;
		await other.store.transaction(({ teams }) => teams.insert(["Owls"]));
		goOn();
		await long;
	});

	test("come from the range of the installation, one table like the other, and go on there", async () => {
		const before = await aLeague(database, { games: [["Hawks", 81, "Owls", 70]] });
		await give(100 * million + 1, 200 * million);
		const made = await aLeague(database, { games: [["Hawks", 81, "Owls", 70]] });
		const ids = [
			made.organization.id,
			made.season.id,
			made.seasonLeague.id,
			made.teamId("Hawks"),
			made.entryId("Hawks"),
			made.gameId(0),
			(await anAccount(database)).id,
		];
		for (const id of ids) expect(id).toBeGreaterThan(100 * million);
		expect(before.gameId(0)).toBeLessThan(100);
		await give(100 * million + 1, 200 * million);
		const next = await anOrganization(database);
		expect(next.id).toBe(made.organization.id + 1);
	});

	test("end with the range, and none is given out behind it", async () => {
		const { store } = await aLeague(database);
		await give(million + 1, 2 * million);
		await addPlayers(store, 3);
		await give(million + 1, million + 4);
		expect(await addPlayers(store, 1)).toEqual([million + 4]);
		await expect(addPlayers(store, 1)).rejects.toThrow(/last_id <= most|maximum value/);
		await expect(give(1, million)).rejects.toThrow(IdsGivenOutBehindRange);
	});

	test("of a league that moves here from another range stand in nobody's way", async () => {
		const games = [["Hawks", 81, "Owls", 70]] as const;
		await give(1, million);
		const own = await aLeague(database, { games, hasBoxScores: true });
		const elsewhere = await open();
		await give(million + 1, 2 * million, elsewhere);
		const moving = await aLeague(elsewhere, { games, hasBoxScores: true });
		const { id } = moving.organization;
		await database.db.transaction().execute(async (trx) => {
			for (const table of travellingTables) {
				const column = table === "organizations" ? "id" : "organization_id";
				const columns = (await elsewhere.db.introspection.getTables()).find(
					({ name }) => name === table,
				)?.columns;
				if (table === "organization_sports" || !columns?.some(({ name }) => name === column))
					continue;
				const { rows } = await sql<never>`select * from ${sql.table(table)}
					where ${sql.ref(column)} = ${id}`.execute(elsewhere.db);
				const here = rows.map((row: Record<string, unknown>) =>
					"sport_id" in row ? { ...row, sport_id: own.sport.id } : row,
				);
				if (here.length > 0)
					await trx
						.insertInto(table as keyof Tables)
						.values(here as never)
						.execute();
			}
		});
		const moved = storeFor(id, database);
		expect(await moved.games.find(moving.gameId(0))).toEqual(
			expect.objectContaining({ home: expect.objectContaining({ name: "Hawks" }) }),
		);
		expect(await moved.boxScores.linesOfGame(moving.gameId(0))).toHaveLength(10);
		// What is added goes on in the range of this installation, to whomever it belongs.
		for (const store of [moved, own.store]) {
			for (const added of await addPlayers(store, 2)) expect(added).toBeLessThan(million);
		}
		for (const table of numbered) {
			expect((await lastIds(database.db))[table] ?? 0, table).toBeLessThan(million);
		}
		await elsewhere.close();
	});
});
