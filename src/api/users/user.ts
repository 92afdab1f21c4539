import { z } from "zod";
import type { Account, AccountView } from "#usecases/account.ts";
import { organization, toOrganization } from "../organizations/organization.ts";
import { sport, toSport } from "../sports/sport.ts";

/** A user as administrators see it. There is no password in it, nor anything made of one. */
export const user = z.object({
	id: z.int(),
	username: z.string(),
	email: z.string().nullable(),
	role: z.enum(["staff", "org_owner", "super_admin"]),
	organization_id: z.int().nullable(),
	domain: z.string().nullable(),
	slug: z.string().nullable(),
	theme: z.string(),
	logo_url: z.string().nullable(),
});

export function toUser(account: Account): z.input<typeof user> {
	return {
		id: account.id,
		username: account.username,
		email: account.email,
		role: account.role,
		organization_id: account.organizationId,
		domain: account.domain,
		slug: account.slug,
		theme: account.theme,
		logo_url: account.logoUrl,
	};
}

/** The signed-in user (decision A7). */
export const ownUser = user.extend({
	/** The password was given to the user by somebody else, or is about to expire (decision A22). */
	mustChangePassword: z.boolean(),
	sports: z.array(sport),
	organization: organization.nullable(),
});

export function toOwnUser(view: AccountView): z.input<typeof ownUser> {
	return {
		...toUser(view.account),
		domain: view.domain,
		slug: view.slug,
		mustChangePassword: view.account.mustChangePassword,
		sports: view.sports.map(toSport),
		organization: view.organization && toOrganization(view.organization),
	};
}
