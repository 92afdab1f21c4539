import { CompiledQuery, sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { engines } from "#testing/databases.ts";
import { anOrganization } from "#testing/factories.ts";
import { present } from "#testing/present.ts";
import { storeFor } from "../store.ts";

describe.each(engines)("$name: notices", ({ name, open }) => {
	test("those that are held are found without a look at those that are over", async () => {
		const database = await open();
		const { id } = await anOrganization(database);
		const { notices } = storeFor(id, database);
		const createdAt = "2026-01-05T20:00:00.000Z";
		const happening = { kind: "result", gameId: 1 } as const;
		for (let index = 0; index < 3; index += 1) {
			const noticeId = await notices.insert({
				happening,
				heldUntil: createdAt,
				by: null,
				createdAt,
			});
			if (index < 2) await notices.setTakenBack(noticeId, createdAt);
		}
		const asking = vi.spyOn(database.tenant(id), "executeQuery");
		expect(await notices.listHeld()).toHaveLength(1);
		const [asked] = present(asking.mock.lastCall, "a question");
		const { sql: text, parameters } = asked as CompiledQuery;
		const plan = await database.db.transaction().execute(async (trx) => {
			// Of three rows PostgreSQL would read them all.
			if (name === "PostgreSQL") await sql`set local enable_seqscan = off`.execute(trx);
			const explain = name === "PostgreSQL" ? "explain" : "explain query plan";
			return trx.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
		});
		expect(JSON.stringify(plan.rows)).toContain("notices_held");
		await database.close();
	});
});
