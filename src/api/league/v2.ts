import { z } from "zod";
import { id, name, namedOrganization, optionalId, optionalText, paging } from "../fields.ts";

export const pageQuery = namedOrganization.extend(paging);
export const ofSeason = namedOrganization.extend({ seasonId: id });
export const one = namedOrganization.extend({ seasonId: id, leagueId: id });
export const deleted = z.object({ seasonId: id, leagueId: id });

/** The season is the one of the path; a `season_id` in the body is not read. */
export const newLeague = z.object({
	seasonId: id,
	name: optionalText(120),
	copyFromLeagueId: optionalId,
	copyFromSeasonId: optionalId,
});

export const leagueChange = z.object({
	seasonId: id,
	leagueId: id,
	name: name("League name is required.").optional(),
});
