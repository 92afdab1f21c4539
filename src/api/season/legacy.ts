import { z } from "zod";
import { flag, id, name, optionalDate } from "../fields.ts";

const fields = {
	startDate: optionalDate,
	finishDate: optionalDate,
	isActive: flag,
	isVisible: flag,
};

/** A season as v1 sends it. */
export const newSeason = z.object({ name: name("Season name is required."), ...fields });

export const seasonChange = z
	.object({ id, name: name("Season name is required.").optional(), ...fields })
	.transform(({ id, ...season }) => ({ id, season }));
