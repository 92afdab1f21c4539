import { z } from "zod";
import type { Season } from "#domain/season/season.ts";
import { answer } from "../endpoint.ts";

/** One model, two spellings: `isActive` is v1's word, `active` v2's, and every answer has both. */
const season = z.object({
	id: z.int(),
	name: z.string(),
	startDate: z.string().nullable(),
	finishDate: z.string().nullable(),
	active: z.boolean(),
	isActive: z.boolean(),
	isVisible: z.boolean(),
});

export const seasons = answer(z.object({ seasons: z.array(season) }), (list: Season[]) => ({
	seasons: list.map(toSeason),
}));

function toSeason(it: Season): z.input<typeof season> {
	return {
		id: it.id,
		name: it.name,
		startDate: it.startDate,
		finishDate: it.finishDate,
		active: it.isActive,
		isActive: it.isActive,
		isVisible: it.isVisible,
	};
}
