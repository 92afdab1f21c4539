import { z } from "zod";
import type { Sport } from "#domain/sport/sport.ts";
import { answer } from "../endpoint.ts";

export const sport = z.object({ id: z.int(), name: z.string(), type: z.string() });

export function toSport({ id, name, type }: Sport): z.input<typeof sport> {
	return { id, name, type };
}

export const sports = answer(z.object({ sports: z.array(sport) }), (list: Sport[]) => ({
	sports: list.map(toSport),
}));
