import { z } from "zod";
import { roles } from "#domain/account/user.ts";
import { languages, weekStarts } from "#domain/language/language.ts";
import type { AccountView, Person } from "#usecases/account/account.ts";
import { organization, toOrganization } from "../organization/organization.ts";
import { sport, toSport } from "../sport/sport.ts";

/** A user as administrators see it. There is no password in it, nor anything made of one. */
export const user = z.object({
	id: z.int(),
	username: z.string(),
	email: z.string().nullable(),
	role: z.enum(roles),
	organization_id: z.int().nullable(),
	domain: z.string().nullable(),
	slug: z.string().nullable(),
	theme: z.string(),
	logo_url: z.string().nullable(),
	sports: z.array(sport),
});

export function toUser({ account, sports }: Person): z.input<typeof user> {
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
		sports: sports.map(toSport),
	};
}

/** One user by itself, the signed-in one among them. */
export const ownUser = user.extend({
	/** In which one works; null is as the browser says. */
	language: z.enum(languages).nullable(),
	/** The password was given to the user by somebody else, or is about to expire. */
	mustChangePassword: z.boolean(),
	/** The platform asks for a second step, and the user has none. */
	mustSetUpSecondStep: z.boolean(),
	/** With what its people may do there. */
	organization: organization
		.extend({
			ownersKeepDeletion: z.boolean(),
			weekStart: z.enum(weekStarts).nullable(),
			currency: z.string(),
		})
		.nullable(),
});

export function toOwnUser(view: AccountView): z.input<typeof ownUser> {
	const own = view.organization;
	return {
		...toUser(view),
		domain: view.domain,
		slug: view.slug,
		language: view.account.language,
		mustChangePassword: view.account.mustChangePassword,
		mustSetUpSecondStep: view.mustSetUpSecondStep,
		organization: own && {
			...toOrganization(own),
			ownersKeepDeletion: own.ownersKeepDeletion,
			weekStart: own.weekStart,
			currency: own.currency,
		},
	};
}
