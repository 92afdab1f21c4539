import type { Insertable, Kysely, Selectable } from "kysely";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import type { Tables } from "../tables.ts";
import { keptTable } from "./kept-table.ts";
import type { StatDefinitionRow } from "./rows.ts";

export const statDefinitions = (organizationId: number, db: Kysely<Tables>) => ({
	...kept(organizationId, db),

	/** Whether any sport has statistics of its own at the head of profiles. */
	async listHeadlineSports(): Promise<number[]> {
		const rows = await db
			.selectFrom("stat_definitions")
			.select("sport_id")
			.distinct()
			.where("organization_id", "=", organizationId)
			.where("is_headline", "=", 1)
			.orderBy("sport_id")
			.execute();
		return rows.map((row) => row.sport_id);
	},
});

const kept = keptTable({
	table: "stat_definitions",
	values: "player_game_stats",
	fromRow: toStatDefinition,
	toRow,
});

function toStatDefinition(row: Selectable<StatDefinitionRow>): Kept<StatDefinition> {
	return {
		id: row.id,
		name: row.name,
		abbreviation: row.abbreviation,
		order: row.sort_order,
		isHidden: row.is_hidden === 1,
		isSigned: row.is_signed === 1,
		formula: row.formula,
		format: row.format,
		isHeadline: row.is_headline === 1,
		sportId: row.sport_id,
		createdBy: row.created_by,
	};
}

function toRow(definition: Omit<StatDefinition, "id">) {
	return {
		name: definition.name,
		abbreviation: definition.abbreviation,
		abbreviation_key: definition.abbreviation.toLowerCase(),
		sort_order: definition.order,
		is_hidden: definition.isHidden ? 1 : 0,
		is_signed: definition.isSigned ? 1 : 0,
		formula: definition.formula,
		format: definition.format,
		is_headline: definition.isHeadline ? 1 : 0,
	} satisfies Partial<Insertable<StatDefinitionRow>>;
}
