import { z } from "zod";
import { name, optionalId, optionalText } from "../fields.ts";
import { inPlace, teamName, teamPlace } from "./reads.ts";

/** A team to enter: a new one by its name, or one that exists. */
export const newEntry = inPlace.extend({ name: optionalText(120), copyFromTeamId: optionalId });

/** New teams by their names, such as the lines of a list. */
export const newEntries = inPlace.extend({
	names: z
		.array(name("A team has a name."), "This is no list of names.")
		.min(1, "Please enter a team name.")
		.max(200, "These are too many."),
});

/** The player is `captainId` here and `captain_id` in answers. */
export const changedEntry = z
	.object({
		...teamPlace,
		name: teamName.optional(),
		captain: optionalText(120),
		captainId: optionalId,
	})
	.transform(({ captain, ...sent }) => ({ ...sent, captainName: captain }));
