import type { Insertable, Kysely, Selectable } from "kysely";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { inChunks } from "./chunks.ts";
import type { StatDefinitionRow, Tables } from "./tables.ts";
import { usedInTrash } from "./trash-values.ts";

export const statDefinitions = (organizationId: number, db: Kysely<Tables>) => ({
	/** The statistics of a sport in the organization's order, hidden ones too. */
	async list(sportId: number): Promise<Kept<StatDefinition>[]> {
		const rows = await db
			.selectFrom("stat_definitions")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("sport_id", "=", sportId)
			.orderBy("sort_order")
			.orderBy("id")
			.execute();
		return rows.map(toStatDefinition);
	},

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

	async findMany(ids: readonly number[]): Promise<Kept<StatDefinition>[]> {
		const found: Kept<StatDefinition>[] = [];
		await inChunks(ids, async (chunk) => {
			const rows = await db
				.selectFrom("stat_definitions")
				.selectAll()
				.where("organization_id", "=", organizationId)
				.where("id", "in", chunk)
				.execute();
			found.push(...rows.map(toStatDefinition));
		});
		return found;
	},

	/** Those of these that somebody wrote a value down for, in the trash too. */
	async usedAmong(ids: readonly number[]): Promise<number[]> {
		if (ids.length === 0) return [];
		const rows = await db
			.selectFrom("player_game_stats")
			.select("stat_id")
			.distinct()
			.where("organization_id", "=", organizationId)
			.where("stat_id", "in", ids)
			.execute();
		const inTrash = await usedInTrash(organizationId, db, { table: "player_game_stats", ids });
		return [...new Set([...rows.map((row) => row.stat_id), ...inTrash])];
	},

	async insert(
		sportId: number,
		definitions: readonly Omit<StatDefinition, "id">[],
		createdBy: number | null = null,
	): Promise<void> {
		await inChunks(definitions, (chunk) =>
			db
				.insertInto("stat_definitions")
				.values(
					chunk.map((definition) => ({
						organization_id: organizationId,
						sport_id: sportId,
						created_by: createdBy,
						...toRow(definition),
					})),
				)
				.execute(),
		);
	},

	async save(definition: StatDefinition): Promise<void> {
		await db
			.updateTable("stat_definitions")
			.set(toRow(definition))
			.where("organization_id", "=", organizationId)
			.where("id", "=", definition.id)
			.execute();
	},

	/** Takes definitions away, with what was written down for them. */
	async remove(ids: readonly number[]): Promise<void> {
		await inChunks(ids, (chunk) =>
			db
				.deleteFrom("stat_definitions")
				.where("organization_id", "=", organizationId)
				.where("id", "in", chunk)
				.execute(),
		);
	},
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
