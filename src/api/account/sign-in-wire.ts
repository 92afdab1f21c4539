import { z } from "zod";
import type { AccountView } from "#usecases/account/account.ts";
import type { SignedIn } from "#usecases/account/sign-in.ts";
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

/** What to bring to `POST /auth/second-step` or `POST /auth/passkey`, where the account has one: nobody is signed in before. */
export const secondStep = z
	.object({
		ticket: z.string(),
		/** Whether an app makes codes; recovery codes count in any case. */
		hasApp: z.boolean(),
		/** Whether there is a passkey for this host. */
		hasPasskey: z.boolean(),
	})
	.optional();

export const signedIn = answer(
	state.extend({ success, message: said, secondStep }),
	(entered: SignedIn) =>
		"view" in entered
			? { ...toState(entered.view), message: "Signed in" }
			: { ...toState(null), message: askFor(entered), secondStep: entered },
);

export function askFor({ hasApp, hasPasskey }: { hasApp: boolean; hasPasskey: boolean }): string {
	if (hasPasskey) return "Please use your passkey.";
	return hasApp ? "Please enter the code of your app." : "Please enter one of your recovery codes.";
}

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
