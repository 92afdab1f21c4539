import type { Insertable, Selectable } from "kysely";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { PlayerAttribute } from "#domain/player/player.ts";
import { keptTable } from "./kept-table.ts";
import type { PlayerAttributeRow } from "./rows.ts";

/** What the organization keeps of the players of a sport. */
export const playerAttributes = keptTable({
	table: "player_attributes",
	values: "player_attribute_values",
	fromRow: toAttribute,
	toRow,
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
