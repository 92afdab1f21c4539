import type { Answered, Client } from "#api/client.ts";

type Checked = Answered<"GET", "/auth/check-auth">;
export type User = NonNullable<Checked["user"]>;
export type Organization = NonNullable<Checked["organization"]>;

/** Spec §3: who is signed in, as far as this browser knows. */
export type AuthState = {
	isAuthenticated: boolean;
	user: User | null;
	/** True until the first check has ended. */
	loading: boolean;
	organization: Organization | null;
};

export type Auth = ReturnType<typeof createAuth>;

const unknown: AuthState = {
	isAuthenticated: false,
	user: null,
	loading: true,
	organization: null,
};
const nobody: AuthState = { ...unknown, loading: false };

/** Keeps the state of signing in outside React, so that nothing React does asks the server twice. */
export function createAuth(client: Pick<Client, "get" | "post">) {
	let state = unknown;
	let firstCheck: Promise<void> | undefined;
	const listeners = new Set<() => void>();
	const become = (next: AuthState) => {
		state = next;
		for (const listener of listeners) listener();
	};
	const check = async () => {
		try {
			become(toState(await client.get("/auth/check-auth")));
		} catch {
			// Spec §8: a failed check means nobody is signed in, without a message.
			become(nobody);
		}
	};

	return {
		state: () => state,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},

		/** The state after the check at the start, which runs once however many wait for it. */
		async settled(): Promise<AuthState> {
			firstCheck ??= check();
			await firstCheck;
			return state;
		},

		/** Signs in and checks again; a refusal is thrown as the client gave it. */
		async signIn(credentials: Credentials): Promise<AuthState> {
			await client.post("/auth/login", credentials);
			await check();
			return state;
		},

		/** Signs out; when that fails, nothing has changed (R4.7). Answers where the public site is. */
		async signOut(): Promise<{ domain: string | null; slug: string | null }> {
			const { domain, slug } = await client.post("/auth/logout");
			become(nobody);
			return { domain, slug };
		},

		/** The server no longer knows the session. */
		expired(): void {
			become(nobody);
		},

		/** The user changed the own account. */
		changed(user: User): void {
			become({ ...state, user });
		},
	};
}

export type Credentials = { username: string; password: string; domain?: string; slug?: string };

function toState({ authenticated, user, organization }: Partial<Checked>): AuthState {
	return authenticated
		? {
				isAuthenticated: true,
				user: user ?? null,
				loading: false,
				organization: organization ?? null,
			}
		: nobody;
}
