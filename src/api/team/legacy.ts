import { z } from "zod";
import { id, optionalId } from "../fields.ts";
import { teamName, unavailableSlots } from "./reads.ts";

export const newTeam = z.object({ name: teamName, leagueId: optionalId });

/** Partial: a request with the slots alone leaves name and league (rule `absent-is-unchanged`). */
export const changedTeam = z.object({
	id,
	name: teamName.optional(),
	leagueId: optionalId,
	unavailableSlots: unavailableSlots.optional(),
});
