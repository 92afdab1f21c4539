import type { PrivateLinks } from "#domain/private-link/private-link.ts";
import type { SignUp } from "#domain/sign-up/sign-up.ts";
import { behindLink, opensNothing } from "../private-link/behind-link.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";

type Given = Pick<Scope, "store"> & { privateLinks: PrivateLinks };

const kinds = ["own", "mail", "team"] as const;
type OfSignUp = (typeof kinds)[number];

/** The sign-up that a link is of, and what it lets its holder do. */
async function signUpBehind(
	{ store, privateLinks }: Given,
	text: string,
): Promise<{ signUp: SignUp; of: OfSignUp }> {
	const { find } = store.signUps;
	const { thing: signUp, of } = await behindLink(privateLinks, text, { kinds, find });
	return { signUp, of };
}

/** The team that a captain's link for players is of. */
export async function teamBehind(scope: Given, text: string): Promise<SignUp> {
	const { signUp, of } = await signUpBehind(scope, text);
	return found(of === "team" && signUp.kind === "team" ? signUp : null, opensNothing);
}

/** Whose own page a link opens; the link for players does not. */
export async function ownerBehind(
	scope: Given,
	text: string,
): Promise<{ signUp: SignUp; of: OfSignUp }> {
	const behind = await signUpBehind(scope, text);
	return found(behind.of === "team" ? null : behind, opensNothing);
}
