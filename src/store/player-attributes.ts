import type { Insertable, Kysely, Selectable } from "kysely";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { PlayerAttribute } from "#domain/player/player.ts";
import { inChunks } from "./chunks.ts";
import type { PlayerAttributeRow, Tables } from "./tables.ts";
import { usedInTrash } from "./trash-values.ts";

export const playerAttributes = (organizationId: number, db: Kysely<Tables>) => ({
	/** What the organization keeps of the players of a sport, in its order, hidden ones too. */
	async list(sportId: number): Promise<Kept<PlayerAttribute>[]> {
		const rows = await db
			.selectFrom("player_attributes")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("sport_id", "=", sportId)
			.orderBy("sort_order")
			.orderBy("id")
			.execute();
		return rows.map(toAttribute);
	},

	async findMany(ids: readonly number[]): Promise<Kept<PlayerAttribute>[]> {
		const found: Kept<PlayerAttribute>[] = [];
		await inChunks(ids, async (chunk) => {
			const rows = await db
				.selectFrom("player_attributes")
				.selectAll()
				.where("organization_id", "=", organizationId)
				.where("id", "in", chunk)
				.execute();
			found.push(...rows.map(toAttribute));
		});
		return found;
	},

	/** Those of these that a player has a value of, in the trash too. */
	async usedAmong(ids: readonly number[]): Promise<number[]> {
		if (ids.length === 0) return [];
		const rows = await db
			.selectFrom("player_attribute_values")
			.select("attribute_id")
			.distinct()
			.where("organization_id", "=", organizationId)
			.where("attribute_id", "in", ids)
			.execute();
		const inTrash = await usedInTrash(organizationId, db, {
			table: "player_attribute_values",
			ids,
		});
		return [...new Set([...rows.map((row) => row.attribute_id), ...inTrash])];
	},

	async insert(
		sportId: number,
		attributes: readonly Omit<PlayerAttribute, "id">[],
		createdBy: number | null = null,
	): Promise<void> {
		await inChunks(attributes, (chunk) =>
			db
				.insertInto("player_attributes")
				.values(
					chunk.map((attribute) => ({
						organization_id: organizationId,
						sport_id: sportId,
						created_by: createdBy,
						...toRow(attribute),
					})),
				)
				.execute(),
		);
	},

	async save(attribute: PlayerAttribute): Promise<void> {
		await db
			.updateTable("player_attributes")
			.set(toRow(attribute))
			.where("organization_id", "=", organizationId)
			.where("id", "=", attribute.id)
			.execute();
	},

	/** Takes attributes away, with the players' values of them. */
	async remove(ids: readonly number[]): Promise<void> {
		await inChunks(ids, (chunk) =>
			db
				.deleteFrom("player_attributes")
				.where("organization_id", "=", organizationId)
				.where("id", "in", chunk)
				.execute(),
		);
	},
});

function toAttribute(row: Selectable<PlayerAttributeRow>): Kept<PlayerAttribute> {
	return {
		id: row.id,
		name: row.name,
		type: row.type,
		order: row.sort_order,
		isVisible: row.is_visible === 1,
		sportId: row.sport_id,
		createdBy: row.created_by,
	};
}

function toRow(attribute: Omit<PlayerAttribute, "id">) {
	return {
		name: attribute.name,
		type: attribute.type,
		sort_order: attribute.order,
		is_visible: attribute.isVisible ? 1 : 0,
	} satisfies Partial<Insertable<PlayerAttributeRow>>;
}
