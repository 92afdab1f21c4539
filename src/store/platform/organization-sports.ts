import type { Kysely } from "kysely";
import type { Sport } from "#domain/sport/sport.ts";
import { prepared } from "../engine/prepared.ts";
import type { Tables } from "../tables.ts";

/** Which sports organizations play, each in its own order. */
export const organizationSports = (db: Kysely<Tables>) => ({
	async listOf(organizationId: number): Promise<Sport[]> {
		return listOf(db, organizationId);
	},

	/** The sports of every organization by its id. */
	async listOfAll(): Promise<Map<number, Sport[]>> {
		const rows = await db
			.selectFrom("organization_sports as o")
			.innerJoin("sports as s", "s.id", "o.sport_id")
			.select(["o.organization_id", "s.id", "s.name", "s.type"])
			.orderBy("o.organization_id")
			.orderBy("o.sort_order")
			.execute();
		const byOrganization = Map.groupBy(rows, ({ organization_id }) => organization_id);
		return new Map(
			[...byOrganization].map(([id, own]) => [
				id,
				own.map(({ organization_id, ...sport }) => sport),
			]),
		);
	},

	/** Makes these the organization's sports, in this order. */
	async replace(organizationId: number, sportIds: readonly number[]): Promise<void> {
		await db
			.deleteFrom("organization_sports")
			.where("organization_id", "=", organizationId)
			.execute();
		if (sportIds.length === 0) return;
		await db
			.insertInto("organization_sports")
			.values(
				sportIds.map((sportId, order) => ({
					organization_id: organizationId,
					sport_id: sportId,
					sort_order: order,
				})),
			)
			.execute();
	},
});

const listOf = prepared((db, organizationId: number) =>
	db
		.selectFrom("organization_sports as o")
		.innerJoin("sports as s", "s.id", "o.sport_id")
		.select(["s.id", "s.name", "s.type"])
		.where("o.organization_id", "=", organizationId)
		.orderBy("o.sort_order"),
);
