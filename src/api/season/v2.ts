import { z } from "zod";
import { flag, id, name, optionalDate, optionalId } from "../fields.ts";

const fields = {
	startDate: optionalDate,
	finishDate: optionalDate,
	active: flag,
	isVisible: flag,
};

/** A season as v2 sends it. */
export const newSeason = z
	.object({
		name: name("Season name is required."),
		...fields,
		copyFromSeasonId: optionalId,
	})
	.transform(({ active, ...season }) => ({ ...season, isActive: active }));

export const seasonChange = z
	.object({ id, name: name("Season name is required.").optional(), ...fields })
	.transform(({ id, active, ...season }) => ({ id, season: { ...season, isActive: active } }));
