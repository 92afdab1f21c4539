import { type Kysely, sql } from "kysely";
import type { StoragePart } from "#domain/organization/storage.ts";
import type { Tables } from "../tables.ts";
import { countedTables } from "./counted-tables.ts";

/** One row is looked at after the other, so many before others have their turn. */
const rowsAtOnce = 5000;

/** What the organization takes up. To be used inside a transaction. */
export const storage = (organizationId: number, db: Kysely<Tables>) => ({
	/** Counts it anew, should what was kept at each write ever be wrong. */
	async saveMeasured(): Promise<void> {
		const sums = new Map<StoragePart, number>();
		// Answers are kept for people; see `measureAnswers`.
		for (const counted of countedTables.filter(({ part }) => part !== "answers")) {
			const bytes = await bytesIn(organizationId, db, counted);
			sums.set(counted.part, (sums.get(counted.part) ?? 0) + bytes);
		}
		for (const [part, bytes] of sums) {
			await db
				.insertInto("storage_used")
				.values({ organization_id: organizationId, part, bytes })
				.onConflict((conflict) =>
					conflict.columns(["organization_id", "part"]).doUpdateSet({ bytes }),
				)
				.execute();
		}
	},
});

async function bytesIn(
	organizationId: number,
	db: Kysely<Tables>,
	{ table, size }: (typeof countedTables)[number],
): Promise<number> {
	let sum = 0;
	for (let last: number | null = 0; last !== null; ) {
		const { rows } = await sql<{ last: number | null; bytes: number | null }>`
			select max(id) as last, sum(size) as bytes from (
				select id, ${sql.raw(size(table))} as size from ${sql.table(table)}
				where organization_id = ${organizationId} and id > ${last}
				order by id limit ${rowsAtOnce}) as part`.execute(db);
		sum += rows[0]?.bytes ?? 0;
		last = rows[0]?.last ?? null;
	}
	return sum;
}
