import type { Insertable, Kysely, Selectable } from "kysely";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import { inChunks } from "../engine/chunks.ts";
import { withIds } from "../engine/ids.ts";
import { prepared } from "../engine/prepared.ts";
import type { Tables } from "../tables.ts";
import { usedInTrash, valueColumns } from "../trash/trash-values.ts";
import type { GamePeriodRow } from "./rows.ts";

type KeptTables = Pick<Tables, "game_periods" | "stat_definitions" | "player_attributes">;

type KeptTable<Name extends keyof KeptTables, Item> = {
	table: Name;
	/** Where somebody writes something down for one of them. */
	values: keyof typeof valueColumns;
	fromRow: (row: Selectable<KeptTables[Name]>) => Kept<Item>;
	/** Its own columns. */
	toRow: (item: Omit<Item, "id">) => object;
};

/** What an organization keeps of a sport in an order of its own: three tables of one shape. */
export function keptTable<Name extends keyof KeptTables, Item extends { id: number }>(
	kept: KeptTable<Name, Item>,
) {
	// The three share every column that is named here, so any of them tells the types of all.
	const table = kept.table as "game_periods";
	const values = kept.values as "period_scores";
	const named = valueColumns[kept.values] as "period_id";
	const fromRow = kept.fromRow as unknown as (row: Selectable<GamePeriodRow>) => Kept<Item>;
	const toRow = kept.toRow as (item: Omit<Item, "id">) => OwnColumns;

	const list = prepared((db, organizationId: number, sportId: number) =>
		db
			.selectFrom(table)
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("sport_id", "=", sportId)
			.orderBy("sort_order")
			.orderBy("id"),
	);

	return (organizationId: number, db: Kysely<Tables>) => ({
		/** All of a sport in the organization's order, hidden ones too. */
		async list(sportId: number): Promise<Kept<Item>[]> {
			return (await list(db, organizationId, sportId)).map(fromRow);
		},

		async findMany(ids: readonly number[]): Promise<Kept<Item>[]> {
			const found: Kept<Item>[] = [];
			await inChunks(ids, async (chunk) => {
				const rows = await db
					.selectFrom(table)
					.selectAll()
					.where("organization_id", "=", organizationId)
					.where("id", "in", chunk)
					.execute();
				found.push(...rows.map(fromRow));
			});
			return found;
		},

		/** Which of these ids have values that somebody wrote down, in the trash too. */
		async usedAmong(ids: readonly number[]): Promise<number[]> {
			if (ids.length === 0) return [];
			const rows = await db
				.selectFrom(values)
				.select(named)
				.distinct()
				.where("organization_id", "=", organizationId)
				.where(named, "in", ids)
				.execute();
			const inTrash = await usedInTrash(organizationId, db, { table: kept.values, ids });
			return [...new Set([...rows.map((row) => row[named]), ...inTrash])];
		},

		async insert(
			sportId: number,
			items: readonly Omit<Item, "id">[],
			createdBy: number | null = null,
		): Promise<void> {
			await inChunks(await withIds(db, kept.table, items), (chunk) =>
				db
					.insertInto(table)
					.values(
						chunk.map((item) => ({
							id: item.id,
							organization_id: organizationId,
							sport_id: sportId,
							created_by: createdBy,
							...toRow(item),
						})),
					)
					.execute(),
			);
		},

		async save(item: Item): Promise<void> {
			await db
				.updateTable(table)
				.set(toRow(item))
				.where("organization_id", "=", organizationId)
				.where("id", "=", item.id)
				.execute();
		},

		/** Takes some away, with what was written down for them. */
		async remove(ids: readonly number[]): Promise<void> {
			await inChunks(ids, (chunk) =>
				db
					.deleteFrom(table)
					.where("organization_id", "=", organizationId)
					.where("id", "in", chunk)
					.execute(),
			);
		},
	});
}

type OwnColumns = Omit<
	Insertable<GamePeriodRow>,
	"id" | "organization_id" | "sport_id" | "created_by"
>;
