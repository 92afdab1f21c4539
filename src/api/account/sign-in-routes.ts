import { viewAccount } from "#usecases/account/account.ts";
import { signIn, signOut } from "#usecases/account/sign-in.ts";
import { anyoneEvenWithoutSession, anyoneEvenWithTemporaryPassword } from "../access.ts";
import { counted, get, post } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import { authState, credentials, signedIn, signedOut } from "./sign-in-wire.ts";

export const authRoutes = [
	get(
		"/auth/check-auth",
		anyoneEvenWithTemporaryPassword,
		nothing,
		viewAccount,
		authState,
		"Says who is signed in. Somebody with `mustChangePassword` can change the own settings and sign out, and nothing else.",
	),
	counted(
		post(
			"/auth/login",
			anyoneEvenWithTemporaryPassword,
			credentials,
			signIn,
			signedIn,
			"Starts a session. Where the account has a second step it answers `secondStep` in place of a user, and `/auth/second-step` starts the session.",
		),
	),
	post("/auth/logout", anyoneEvenWithoutSession, nothing, signOut, signedOut, "Ends the session."),
] as const;
