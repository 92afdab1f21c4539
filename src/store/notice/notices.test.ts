import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { anOrganization } from "#testing/factories.ts";
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
		expect(await notices.listHeld()).toHaveLength(1);
		const plan = await database.db.transaction().execute(async (trx) => {
			// Of three rows PostgreSQL would read them all.
			if (name === "PostgreSQL") await sql`set local enable_seqscan = off`.execute(trx);
			const explain = name === "PostgreSQL" ? sql`explain` : sql`explain query plan`;
			return sql`${explain} select * from notices where organization_id = ${sql.lit(id)}
				and state = 'held' and claimed_until is null order by created_at, notice_id`.execute(trx);
		});
		expect(JSON.stringify(plan.rows)).toContain("notices_held");
		await database.close();
	});
});
