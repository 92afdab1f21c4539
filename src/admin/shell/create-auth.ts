import type { Answered, Client } from "#api/client.ts";
import type { Acting } from "./acting.ts";

type Checked = Answered<"GET", "/auth/check-auth">;
export type User = NonNullable<Checked["user"]>;
export type Organization = NonNullable<Checked["organization"]>;

/** What signing in takes besides the password. */
export type SecondStepAsked = NonNullable<Answered<"POST", "/auth/login">["secondStep"]>;

/** Who is signed in, as far as this browser knows. */
export type AuthState = {
	isAuthenticated: boolean;
	user: User | null;
	/** True until the first check has ended. */
	loading: boolean;
	/** The organization that is worked in. */
	organization: Organization | null;
	/** The same, when a super administrator chose it in place of the own one. */
	actingFor: Organization | null;
};

/** Whether something has to be seen to in one's own settings before the rest opens. */
export function isHindered(user: User | null): boolean {
	return user !== null && (user.mustChangePassword || user.mustSetUpSecondStep);
}

export type Auth = ReturnType<typeof createAuth>;

const unknown: AuthState = {
	isAuthenticated: false,
	user: null,
	loading: true,
	organization: null,
	actingFor: null,
};
const nobody: AuthState = { ...unknown, loading: false };

type Surroundings = {
	acting: Acting;
	/** Is this the organization's custom host? There it is the only one (rule `host-wins`). */
	isOwnHost: (organization: Organization) => boolean;
};

/** Keeps the state of signing in outside React, so that nothing React does asks the server twice. */
export function createAuth(
	client: Pick<Client, "get" | "post">,
	{ acting, isOwnHost }: Surroundings,
) {
	let state = unknown;
	/** The state without acting for somebody else. */
	let own = unknown;
	let firstCheck: Promise<void> | undefined;
	const listeners = new Set<() => void>();
	const become = (next: AuthState) => {
		state = next;
		for (const listener of listeners) listener();
	};
	const check = async () => {
		try {
			own = toState(await client.get("/auth/check-auth"));
			become(actingState(own, await chosen()));
		} catch {
			// A failed check means nobody is signed in, without a message
			// (rule `failed-check-is-nobody`).
			become(nobody);
		}
	};
	const canActForOthers = () =>
		own.user?.role === "super_admin" && (own.organization === null || !isOwnHost(own.organization));
	/** The organization chosen in this tab; a choice that does not count any more is forgotten. */
	const chosen = async (): Promise<Organization | null> => {
		const id = acting.id();
		if (id === null || own.user === null) return null;
		if (canActForOthers() && id !== own.organization?.id) {
			try {
				return (await client.get("/organizations/:id", { id })).organization;
			} catch {
				// It is gone; the own organization is what remains.
			}
		}
		acting.choose(null);
		return null;
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

		/** Signs in and checks again, or answers what the second step takes; a refusal is thrown as the client gave it. */
		async signIn(credentials: Credentials): Promise<AuthState | SecondStepAsked> {
			const { secondStep } = await client.post("/auth/login", credentials);
			if (secondStep !== undefined) return secondStep;
			await check();
			return state;
		},

		/**
		 * Signs out; when that fails, nothing has changed. Answers where the public site is
		 * (rule `sign-out-target`).
		 */
		async signOut(): Promise<{ domain: string | null; slug: string | null }> {
			const { domain, slug } = await client.post("/auth/logout");
			acting.choose(null);
			become(nobody);
			return { domain, slug };
		},

		/** The server no longer knows the session. */
		expired(): void {
			become(nobody);
		},

		/** The user changed the own account. */
		changed(user: User): void {
			own = { ...own, user };
			become(actingState(own, state.actingFor));
		},

		/** The organization, or what is of it in the account, was changed; without an answer all stays. */
		async reread(): Promise<void> {
			const checked = await client.get("/auth/check-auth").catch(() => null);
			if (checked === null || !checked.authenticated) return;
			own = toState(checked);
			become(actingState(own, await chosen()));
		},

		/** May somebody else's organization be chosen here? */
		canActForOthers,

		/** Works in this organization from now on; null is the own one. */
		actFor(organization: Organization | null): void {
			const other = organization?.id === own.organization?.id ? null : organization;
			acting.choose(other?.id ?? null);
			become(actingState(own, other));
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
				actingFor: null,
			}
		: nobody;
}

/** In another organization its sports are the ones that count. */
function actingState(own: AuthState, other: Organization | null): AuthState {
	if (other === null || own.user === null) return own;
	const user = { ...own.user, sports: other.sports };
	return { ...own, user, organization: other, actingFor: other };
}
