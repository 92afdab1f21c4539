import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";
import type { Images } from "./trash-tables.ts";
import { unpacked } from "./trash-text.ts";

/** Where a value says what it is a value of. */
export const valueColumns = {
	player_game_stats: "stat_id",
	period_scores: "period_id",
	player_attribute_values: "attribute_id",
} as const;

/**
 * Which of these statistics, periods or attributes have values in the trash: what is there could not
 * come back without them. One deletion is read at a time, for it may be a whole season.
 */
export async function usedInTrash(
	organizationId: number,
	db: Kysely<Tables>,
	{ table, ids }: { table: keyof typeof valueColumns; ids: readonly number[] },
): Promise<number[]> {
	const deletions = await db
		.selectFrom("trash")
		.select("id")
		.where("organization_id", "=", organizationId)
		.execute();
	const named = new Set<unknown>();
	for (const { id } of deletions) {
		const row = await db
			.selectFrom("trash")
			.select("images")
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		const { [table]: values = [] }: Images = row === undefined ? {} : JSON.parse(row.images);
		for (const value of unpacked(organizationId, values)) named.add(value[valueColumns[table]]);
	}
	return ids.filter((id) => named.has(id));
}
