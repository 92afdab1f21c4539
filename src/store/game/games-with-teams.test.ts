import { expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";

test.each(engines)(
	"$name: games of some days come in one order, however the engine finds them",
	async ({ open }) => {
		const database = await open();
		const { store, gameIds } = await aLeague(database, {
			games: Array.from({ length: 9 }, () => ["Hawks", "Owls"] as const),
		});
		for (const [index, id] of gameIds.entries()) {
			const date = `2026-03-0${9 - index}`;
			await database.db.updateTable("games").set({ date }).where("id", "=", id).execute();
		}
		const found = await store.games.listBetween({ from: "2026-03-01", to: "2026-03-09" });
		expect(found.map(({ id }) => id)).toEqual(gameIds);
		await database.close();
	},
);
