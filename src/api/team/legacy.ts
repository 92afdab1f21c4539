import { z } from "zod";
import { form, id, optionalId, removableUpload } from "../fields.ts";
import { teamName, unavailableSlots } from "./reads.ts";
import { newColors } from "./team-colors.ts";

const crest = { logo: removableUpload, colors: newColors };

export const newTeam = form(z.object({ name: teamName, leagueId: optionalId, ...crest }));

/** Partial: a request with the slots alone leaves name and league (rule `absent-is-unchanged`). */
export const changedTeam = form(
	z.object({
		id,
		name: teamName.optional(),
		leagueId: optionalId,
		unavailableSlots: unavailableSlots.optional(),
		...crest,
	}),
);
