import { viewAccount } from "#usecases/account.ts";
import { signIn, signOut } from "#usecases/sign-in.ts";
import { get, post } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import { comersAndGoers } from "../who.ts";
import { authState, credentials, signedIn, signedOut } from "./wire.ts";

export const authRoutes = [
	get(
		"/auth/check-auth",
		comersAndGoers,
		nothing,
		viewAccount,
		authState,
		"Says who is signed in. Somebody with `mustChangePassword` can change the own settings and sign out, and nothing else.",
	),
	post("/auth/login", comersAndGoers, credentials, signIn, signedIn, "Starts a session."),
	post("/auth/logout", comersAndGoers, nothing, signOut, signedOut, "Ends the session."),
] as const;
