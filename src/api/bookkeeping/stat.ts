import { z } from "zod";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import { type StatDefinition, statFormats } from "#domain/stats/stat-definition.ts";

/** A statistic beside its values. Both flags say the same, one the other way round. */
export const stat = z.object({
	id: z.int(),
	name: z.string(),
	abbreviation: z.string(),
	order: z.int(),
	hidden: z.boolean(),
	is_visible: z.boolean(),
	sport_id: z.int(),
	/** Null where people write the number down. */
	formula: z.string().nullable(),
	format: z.enum(statFormats),
	/** It stands at the head of profiles and has leaders. */
	headline: z.boolean(),
});

type StatOfSport = StatDefinition & Pick<Kept<StatDefinition>, "sportId">;

export function toStat(it: StatOfSport): z.input<typeof stat> {
	return {
		id: it.id,
		name: it.name,
		abbreviation: it.abbreviation,
		order: it.order,
		hidden: it.isHidden,
		is_visible: !it.isHidden,
		sport_id: it.sportId,
		formula: it.formula,
		format: it.format,
		headline: it.isHeadline,
	};
}

/** A statistic as the organization's settings list it. */
export const keptStat = stat.extend({
	sportId: z.int(),
	userId: z.int().nullable(),
});

export function toKeptStat(it: Kept<StatDefinition>): z.input<typeof keptStat> {
	return { ...toStat(it), sportId: it.sportId, userId: it.createdBy };
}
