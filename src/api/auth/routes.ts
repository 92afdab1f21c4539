import { viewAccount } from "#usecases/account.ts";
import { signIn, signOut } from "#usecases/sign-in.ts";
import { get, post } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import { everybody } from "../who.ts";
import { authState, credentials, signedIn, signedOut } from "./wire.ts";

export const authRoutes = [
	get("/auth/check-auth", everybody, nothing, viewAccount, authState, "Says who is signed in."),
	post("/auth/login", everybody, credentials, signIn, signedIn, "Starts a session."),
	post("/auth/logout", everybody, nothing, signOut, signedOut, "Ends the session."),
] as const;
