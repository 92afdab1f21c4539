import { useSyncExternalStore } from "react";
import { client } from "../client.ts";
import { type AuthState, createAuth } from "./create-auth.ts";

/** Who is signed in, for the whole application. */
export const auth = createAuth(client);

export function useAuth(): AuthState {
	return useSyncExternalStore(auth.subscribe, auth.state);
}
