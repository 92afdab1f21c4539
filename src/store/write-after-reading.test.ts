import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines, openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import type { Database } from "./engine/database.ts";
import { migrate } from "./engine/migrate.ts";
import { openSqlite } from "./engine/sqlite.ts";
import { putLinesAside, writeAllLeftLines } from "./game/lines-to-write.ts";
import { platformStore } from "./platform/platform.ts";
import { beginReading } from "./readings.ts";
import { type Store, storeFor } from "./store.ts";

const nameOf = async (store: Store, id: number) => (await store.seasons.find(id))?.name;

test.each(engines)(
	"$name: others write while it reads, and its own organization waits",
	async ({ open }) => {
		const database = await open();
		const { store, season } = await aLeague(database, { season: { name: "Spring" } });
		const other = await aLeague(database);
		let own: Promise<unknown> = Promise.resolve();
		const found: (string | undefined)[] = [];
		await store.writeAfterReading(
			async (store) => {
				own = storeFor(store.organizationId, database).transaction((inside) =>
					inside.seasons.save(season.id, { ...season, name: "Fall" }),
				);
				await other.store.transaction((inside) => inside.seasons.setTotalsOld([other.season.id]));
				return nameOf(store, season.id);
			},
			async (store, before) => {
				found.push(before, await nameOf(store, season.id));
			},
		);
		await own;
		found.push(await nameOf(store, season.id));
		expect(found).toEqual(["Spring", "Spring", "Fall"]);
		await database.close();
	},
);

test("SQLite: what another process writes in between is read again", async () => {
	const folder = mkdtempSync(join(tmpdir(), "fieldhouse-reading-"));
	const [database, elsewhere] = [0, 1].map(() => openSqlite(join(folder, "test.db")));
	if (database === undefined || elsewhere === undefined) throw new Error("Not opened.");
	await migrate(database.db, database.dialect);
	const { store, season } = await aLeague(database, { season: { name: "Spring" } });
	const read: (string | undefined)[] = [];
	const reading = async (store: Store) => {
		read.push(await nameOf(store, season.id));
		if (read.length > 1) return;
		await storeFor(store.organizationId, elsewhere).transaction((inside) =>
			inside.seasons.save(season.id, { ...season, name: "Fall" }),
		);
	};
	await store.writeAfterReading(reading, async () => {});
	expect(read).toEqual(["Spring", "Fall"]);
	await store.writeAfterReading(reading, async () => {});
	expect(read).toEqual(["Spring", "Fall", "Fall"]);
	await Promise.all([database.close(), elsewhere.close()]);
	rmSync(folder, { recursive: true });
});

async function linesIn({ boxScores }: Store, seasonLeagueId: number) {
	const lines = await boxScores.linesOfLeague(seasonLeagueId);
	return lines.toSorted((a, b) => a.gameId - b.gameId || a.playerId - b.playerId);
}

describe.each(engines)("$name: box scores of games that are to go", ({ name, open }) => {
	let database: Database;
	let made: MadeLeague;
	beforeEach(async () => {
		database = await open();
		made = await aLeague(database, {
			// More than are put aside at once.
			games: Array.from({ length: 50 }, () => ["Hawks", 81, "Owls", 70] as const),
			hasBoxScores: true,
		});
	});
	afterEach(() => database.close());

	const linesOf = (store: Store) => linesIn(store, made.seasonLeague.id);
	const left = () => database.db.selectFrom("lines_to_write").selectAll().execute();

	test("go with them, in turns with other leagues on SQLite", async () => {
		const going = await linesOf(made.store);
		const found: number[] = [];
		await made.store.writeAfterReading(
			async () => going,
			async (inside, lines) => {
				found.push(lines.length, (await linesOf(inside)).length);
				const what = { by: null, at: "2026-01-10", label: "Spring" };
				await inside.trash.discard("season", made.season.id, what);
			},
			() => made.gameIds,
		);
		expect(found).toEqual([going.length, name === "SQLite" ? 0 : going.length]);
		expect(await linesOf(made.store)).toEqual([]);
		expect(await left()).toEqual([]);
	});

	test("stand as they did where the games stay after all", async () => {
		const before = await linesOf(made.store);
		const refused = made.store.writeAfterReading(
			async () => null,
			async () => {
				throw new Error("Refused.");
			},
			() => made.gameIds,
		);
		await expect(refused).rejects.toThrow("Refused.");
		expect(await linesOf(made.store)).toEqual(before);
		expect(await left()).toEqual([]);
	});
});

describe("SQLite: box scores that were put aside", () => {
	/** A process that has begun to delete a season's games, and has got so far. */
	async function aLeagueBeingDeleted() {
		const database = await openMemory();
		const made = await aLeague(database, {
			games: Array.from({ length: 50 }, () => ["Hawks", 81, "Owls", 70] as const),
			hasBoxScores: true,
		});
		const { store, seasonLeague, organization, gameIds } = made;
		const lines = (asked = store) => linesIn(asked, seasonLeague.id);
		const before = await lines();
		await database.db.transaction().execute((trx) => beginReading(trx, organization.id));
		await putLinesAside(database.db, organization.id, gameIds.slice(0, 45));
		expect((await lines()).length).toBe(before.length / 10);
		return { database, lines, before, ...made };
	}

	test("are written again by whoever writes next to the organization", async () => {
		const { database, store, season, lines, before } = await aLeagueBeingDeleted();
		await store.transaction(({ seasons }) => seasons.setTotalsOld([season.id]));
		expect(await lines()).toEqual(before);
		expect(await database.db.selectFrom("readings").selectAll().execute()).toEqual([]);
		await database.close();
	});

	test("are written again when the server starts", async () => {
		const { database, lines, before } = await aLeagueBeingDeleted();
		await writeAllLeftLines(database);
		expect(await lines()).toEqual(before);
		await database.close();
	});

	test("are there for who reads once more, because somebody over the whole platform has written", async () => {
		const { database, store, organization, season, gameIds, lines, before } =
			await aLeagueBeingDeleted();
		const found: number[] = [];
		await store.writeAfterReading(
			async (store) => {
				found.push((await lines(store)).length);
				if (found.length > 1) return;
				await platformStore(database).transaction(async ({ unseenStoreFor }) =>
					unseenStoreFor(organization.id).seasons.setTotalsOld([season.id]),
				);
			},
			async () => {},
			() => gameIds,
		);
		expect(found).toEqual([before.length, before.length]);
		expect(await lines()).toEqual(before);
		await database.close();
	});
});
