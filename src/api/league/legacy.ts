import { z } from "zod";
import { flag, id, name, namedOrganization, optionalId, paging } from "../fields.ts";

/** `userId` chooses the organization of that user (rule `acting-user`). */
export const pageQuery = namedOrganization.extend({ userId: optionalId, ...paging });
export const one = namedOrganization.extend({ id });
export const deleted = z.object({ id });

export const newLeague = z.object({
	name: name("League name is required."),
	seasonId: optionalId,
	isYouth: flag,
});

export const leagueChange = z.object({
	id,
	name: name("League name is required.").optional(),
	seasonId: optionalId,
	isYouth: flag,
});
