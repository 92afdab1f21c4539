import { z } from "zod";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { PlayerAttribute } from "#domain/player/player.ts";

const type = z.enum(["string", "number", "date"]);

/** A player attribute beside its values; every answer has both spellings. */
export const attribute = z.object({
	id: z.int(),
	name: z.string(),
	attribute_name: z.string(),
	type,
	attribute_type: type,
	order: z.int(),
	is_visible: z.boolean(),
	hidden: z.boolean(),
});

export function toAttribute(it: PlayerAttribute): z.input<typeof attribute> {
	return {
		id: it.id,
		name: it.name,
		attribute_name: it.name,
		type: it.type,
		attribute_type: it.type,
		order: it.order,
		is_visible: it.isVisible,
		hidden: !it.isVisible,
	};
}

/** An attribute as the organization's settings list it. */
export const keptAttribute = attribute.extend({
	sportId: z.int(),
	sport_id: z.int(),
	userId: z.int().nullable(),
});

export function toKeptAttribute(it: Kept<PlayerAttribute>): z.input<typeof keptAttribute> {
	return { ...toAttribute(it), sportId: it.sportId, sport_id: it.sportId, userId: it.createdBy };
}
