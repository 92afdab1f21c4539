import { z } from "zod";
import { slotsInText } from "#domain/team/unavailable-slots.ts";
import { id, name, namedOrganization, paging, time } from "../fields.ts";

/** A season-league, as the paths name it. */
const place = { seasonId: id, leagueId: id };

/**
 * A team of a season-league, by the id of the club or of the entry (rule `one-counter-for-ids`).
 */
export const teamPlace = { ...place, teamId: id };

export const pageQuery = namedOrganization.extend(paging);
export const listedInPlace = namedOrganization.extend({ ...place, ...paging });
export const listedByLeague = namedOrganization.extend({ leagueId: id, ...paging });

export const oneTeam = namedOrganization.extend({ id });
export const oneInPlace = namedOrganization.extend(teamPlace);

export const removed = z.object({ id });
export const removedFromPlace = z.object(teamPlace);

export const inPlace = z.object(place);

export const teamName = name("Team name is required.");

/** Times as a list, or as people write them: `18:00, 19:00` (rule `unavailable-times`). */
export const unavailableSlots = z
	.preprocess(
		(given) => (typeof given === "string" ? slotsInText(given) : (given ?? [])),
		z
			.array(time, "Unavailable slots are times, such as 18:00, 19:00.")
			.max(100, "These are too many."),
	)
	.transform((slots) => [...new Set(slots)]);
