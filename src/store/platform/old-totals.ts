import type { Connection } from "../engine/database.ts";

/** The seasons whose sums an earlier version made, by organization. */
export async function seasonsWithOldTotals({ db }: Connection): Promise<Map<number, number[]>> {
	const rows = await db
		.selectFrom("seasons")
		.select(["organization_id", "id"])
		.where("has_old_totals", "=", 1)
		.orderBy("organization_id")
		.orderBy("id")
		.execute();
	const seasons = Map.groupBy(rows, (row) => row.organization_id);
	return new Map(
		[...seasons].map(([organizationId, own]) => [organizationId, own.map(({ id }) => id)]),
	);
}
