import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { migrate } from "./engine/migrate.ts";
import { openSqlite } from "./engine/sqlite.ts";
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
