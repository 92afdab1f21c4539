import { viewAccount } from "#usecases/account/account.ts";
import { signIn, signOut } from "#usecases/account/sign-in.ts";
import { anyoneEvenWithTemporaryPassword } from "../access.ts";
import { get, post } from "../endpoint.ts";
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
	post(
		"/auth/login",
		anyoneEvenWithTemporaryPassword,
		credentials,
		signIn,
		signedIn,
		"Starts a session.",
	),
	post(
		"/auth/logout",
		anyoneEvenWithTemporaryPassword,
		nothing,
		signOut,
		signedOut,
		"Ends the session.",
	),
] as const;
