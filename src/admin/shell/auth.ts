import { useSyncExternalStore } from "react";
import { client } from "../client.ts";
import { acting } from "./acting.ts";
import { type AuthState, createAuth } from "./create-auth.ts";
import { isOwnHost } from "./places.ts";

/** Who is signed in, for the whole application. */
export const auth = createAuth(client, {
	acting,
	isOwnHost: (organization) => isOwnHost(organization, location),
});

export function useAuth(): AuthState {
	return useSyncExternalStore(auth.subscribe, auth.state);
}
