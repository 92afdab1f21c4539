import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { anOrganization } from "#testing/factories.ts";
import { storeWithin } from "../../store.ts";
import { noticeGrowth } from "./statistics.ts";

describe.each(engines)("growth within a transaction on $name", ({ name, open }) => {
	test("is known before the commit, and who asked is an organization again", async () => {
		const database = await open();
		const { id } = await anOrganization(database);
		const db = database.tenant(id);
		await sql`vacuum`.execute(database.db);
		await db.transaction().execute(async (trx) => {
			const players = Array.from({ length: 2000 }, (_, index) => ({
				firstName: "Ada",
				lastName: `${index}`,
				imageUrl: null,
			}));
			await storeWithin(id, trx).players.insertAll(players);
			await noticeGrowth(trx, "players", players.length);
			if (name === "SQLite") return;
			const { rows } = await sql`select reltuples, current_user as who from pg_class
				where oid = 'players'::regclass`.execute(trx);
			expect(rows).toEqual([{ reltuples: 2000, who: "fieldhouse_tenant" }]);
		});
		await database.close();
	});
});
