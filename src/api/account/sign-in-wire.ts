import { z } from "zod";
import type { AccountView } from "#usecases/account/account.ts";
import { answer } from "../endpoint.ts";
import { success } from "../fields.ts";
import { organization, toOrganization } from "../organization/organization.ts";
import { said } from "../said.ts";
import { ownUser, toOwnUser } from "./user.ts";

/**
 * Whatever is no text reads as none: it signs nobody in, and the answer is that of a wrong name.
 * PostgreSQL refuses text with a NUL.
 */
const secret = z
	.string()
	.max(1000)
	.regex(/^[^\0]*$/)
	.catch("");
const name = z.string().optional().catch(undefined);

export const credentials = z.object({
	username: secret,
	password: secret,
	domain: name,
	slug: name,
});

const state = z.object({
	authenticated: z.boolean(),
	user: ownUser.nullable(),
	/** The organization whose administration this is. */
	organization: organization.nullable(),
});

export const authState = answer(state, toState);

export const signedIn = answer(state.extend({ success, message: said }), (view: AccountView) => ({
	...toState(view),
	message: "Signed in",
}));

export const signedOut = answer(
	z.object({
		success,
		message: said,
		domain: z.string().nullable(),
		slug: z.string().nullable(),
	}),
	({ domain, slug }: { domain: string | null; slug: string | null }) => ({
		message: "Signed out",
		domain,
		slug,
	}),
);

function toState(view: AccountView | null): z.input<typeof state> {
	const acting = view?.actingOrganization ?? null;
	return {
		authenticated: view !== null,
		user: view && toOwnUser(view),
		organization: acting && toOrganization(acting),
	};
}
