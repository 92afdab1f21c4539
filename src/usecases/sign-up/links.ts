import type { SignUp } from "#domain/sign-up/sign-up.ts";
import type { SignUpLink, SignUpLinks } from "#domain/sign-up/sign-up-link.ts";
import { found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";

type Given = Pick<Scope, "store"> & { signUpLinks: SignUpLinks };

type OfSignUp = Exclude<SignUpLink["of"], "availability" | "official">;

export const noLink = "This link opens nothing any more.";

/** The sign-up that a link is of, and what it lets its holder do; a link of before is like one that was made up. */
async function signUpBehind(
	{ store, signUpLinks }: Given,
	text: string,
): Promise<{ signUp: SignUp; of: OfSignUp }> {
	const link = found(signUpLinks.behind(text), noLink);
	// What a team says when it can play has ids of its own, and so have officials.
	if (link.of === "availability" || link.of === "official") throw new Refusal("missing", noLink);
	const signUp = found(await store.signUps.find(link.id), noLink);
	return { signUp: found(signUp.linkRound === link.round ? signUp : null, noLink), of: link.of };
}

/** The team that a captain's link for players is of. */
export async function teamBehind(scope: Given, text: string): Promise<SignUp> {
	const { signUp, of } = await signUpBehind(scope, text);
	return found(of === "team" && signUp.kind === "team" ? signUp : null, noLink);
}

/** Whose own page a link opens; the link for players does not. */
export async function ownerBehind(
	scope: Given,
	text: string,
): Promise<{ signUp: SignUp; of: OfSignUp }> {
	const behind = await signUpBehind(scope, text);
	return found(behind.of === "team" ? null : behind, noLink);
}
