import { z } from "zod";
import type { Organization } from "#domain/organization/organization.ts";
import type { OrganizationWithUsers } from "#usecases/organization/organizations.ts";
import { sport, toSport } from "../sport/sport.ts";

/** An organization without its people, in the spelling of the wire. */
export const organization = z.object({
	id: z.int(),
	name: z.string(),
	domain: z.string().nullable(),
	slug: z.string().nullable(),
	theme: z.string(),
	logo_url: z.string().nullable(),
	customPageUrl: z.string().nullable(),
	customSite: z.boolean(),
	sports: z.array(sport),
});

export function toOrganization(it: Organization): z.input<typeof organization> {
	return {
		id: it.id,
		name: it.name,
		domain: it.domain,
		slug: it.slug,
		theme: it.theme,
		logo_url: it.logoUrl,
		customPageUrl: it.customPageUrl,
		customSite: it.isCustomSite,
		sports: it.sports.map(toSport),
	};
}

/**
 * Strangers learn how many people there are and in which roles, but not who
 * (rule `listing-tells-no-names`).
 */
export const publicOrganization = organization.extend({
	users: z.array(z.object({ id: z.int(), role: z.enum(["scorekeeper", "staff", "org_owner"]) })),
});

export function toPublicOrganization(
	it: OrganizationWithUsers,
): z.input<typeof publicOrganization> {
	return {
		...toOrganization(it),
		users: it.users.flatMap(({ account: { id, role } }) =>
			role === "super_admin" ? [] : { id, role },
		),
	};
}
