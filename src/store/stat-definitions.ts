import type { Kysely } from "kysely";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { inChunks } from "./chunks.ts";
import type { Tables } from "./tables.ts";

export const statDefinitions = (organizationId: number, db: Kysely<Tables>) => ({
	/** The statistics of a sport in the organization's order, hidden ones too. */
	async list(sportId: number): Promise<StatDefinition[]> {
		const rows = await db
			.selectFrom("stat_definitions")
			.select(["id", "name", "abbreviation", "sort_order", "is_hidden", "is_signed"])
			.where("organization_id", "=", organizationId)
			.where("sport_id", "=", sportId)
			.orderBy("sort_order")
			.orderBy("id")
			.execute();
		return rows.map((row) => ({
			id: row.id,
			name: row.name,
			abbreviation: row.abbreviation,
			order: row.sort_order,
			isHidden: row.is_hidden === 1,
			isSigned: row.is_signed === 1,
		}));
	},

	async insert(sportId: number, definitions: readonly Omit<StatDefinition, "id">[]): Promise<void> {
		await inChunks(definitions, (chunk) =>
			db
				.insertInto("stat_definitions")
				.values(
					chunk.map((definition) => ({
						organization_id: organizationId,
						sport_id: sportId,
						name: definition.name,
						abbreviation: definition.abbreviation,
						abbreviation_key: definition.abbreviation.toLowerCase(),
						sort_order: definition.order,
						is_hidden: definition.isHidden ? 1 : 0,
						is_signed: definition.isSigned ? 1 : 0,
						created_by: null,
					})),
				)
				.execute(),
		);
	},
});
