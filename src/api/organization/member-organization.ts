import { z } from "zod";
import { languages, measures, weekStarts } from "#domain/language/language.ts";
import type { OrganizationWithUsers } from "#usecases/organization/organizations.ts";
import { toUser, user } from "../account/user.ts";
import { organization, toOrganization } from "./organization.ts";

/** An organization with its people, and with all that its form holds. */
export const memberOrganization = organization.extend({
	users: z.array(user),
	brandColor: z.string().nullable(),
	hasFullNavigation: z.boolean(),
	hasGrowingNavigation: z.boolean(),
	ownersKeepDeletion: z.boolean(),
	timeZone: z.string(),
	language: z.enum(languages),
	moreLanguages: z.array(z.enum(languages)),
	clock: z.union([z.literal(12), z.literal(24)]).nullable(),
	weekStart: z.enum(weekStarts).nullable(),
	heights: z.enum(measures).nullable(),
	currency: z.string(),
	leagueLocations: z.array(z.string()),
	socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
});

export function toMemberOrganization(
	it: OrganizationWithUsers,
): z.input<typeof memberOrganization> {
	return {
		...toOrganization(it),
		users: it.users.map(toUser),
		brandColor: it.brandColor,
		hasFullNavigation: it.hasFullNavigation,
		hasGrowingNavigation: it.hasGrowingNavigation,
		ownersKeepDeletion: it.ownersKeepDeletion,
		timeZone: it.timeZone,
		language: it.language,
		moreLanguages: it.moreLanguages,
		clock: it.clock,
		weekStart: it.weekStart,
		heights: it.heights,
		currency: it.currency,
		leagueLocations: it.leagueLocations,
		socialLinks: it.socialLinks.map(({ label, url }) => ({ label, url })),
	};
}
