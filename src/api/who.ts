import { canManageOrganization, isSuperAdmin } from "#domain/user/policy.ts";
import type { PlatformScope } from "#usecases/platform-scope.ts";
import { authorize, Refusal } from "#usecases/refusals.ts";
import type { WorkScope } from "#usecases/scope.ts";

/** Whom a row lets in, and what for: the platform, or the data of one organization (decision A9). */
export type Who<S> = {
	name: string;
	/** Whether what strangers are answered is the same for all of them. */
	cache: "public" | "private";
	/** Whether it lets in who still has to replace a temporary password (decision A22). */
	isForTemporaryPasswords?: boolean;
	enter: (door: Door) => Promise<S>;
};

/** One request, which may be asked whose it is and which organization it is about. */
export type Door = {
	/** Whether whoever asks has signed in with a temporary password. */
	hasTemporaryPassword: boolean;
	platform: () => Promise<PlatformScope>;
	/**
	 * The organization to be read. Naming one by slug or domain shows it as the public sees it,
	 * whoever asks; else it is the member's own, else the host's (decision A11).
	 */
	visited: () => Promise<WorkScope>;
	/** The organization to be worked in: the host's, else the member's own (decision A6). */
	own: () => Promise<WorkScope>;
};

/** Anybody, signed in or not: signing in itself, what is the same for all organizations. */
export const everybody: Who<PlatformScope> = {
	name: "everybody",
	cache: "private",
	enter: (door) => door.platform(),
};

/** Anybody at all: signing in and out. */
export const comersAndGoers: Who<PlatformScope> = { ...everybody, isForTemporaryPasswords: true };

/** Anybody, for what the product shows to everybody, such as the listing of organizations. */
export const passersBy: Who<PlatformScope> = { ...everybody, name: "everybody", cache: "public" };

/** Anybody, for the public face of an organization; its members see all of it. */
export const visitors: Who<WorkScope> = {
	name: "visitors",
	cache: "public",
	enter: (door) => door.visited(),
};

/** Staff and owners of the organization, and super administrators. */
export const members: Who<WorkScope> = {
	name: "members",
	cache: "private",
	async enter(door) {
		mustBeSignedIn(await door.platform());
		return door.own();
	},
};

/** Owners of the organization, and super administrators. */
export const owners: Who<WorkScope> = {
	name: "owners",
	cache: "private",
	async enter(door) {
		const scope = await members.enter(door);
		authorize(canManageOrganization(scope.viewer, scope.organization.id));
		return scope;
	},
};

/** Anybody signed in, for what belongs to the account. */
export const accounts: Who<PlatformScope> = {
	name: "accounts",
	cache: "private",
	enter: async (door) => mustBeSignedIn(await door.platform()),
};

/** The same with a temporary password: what is needed to choose one's own. */
export const newAccounts: Who<PlatformScope> = { ...accounts, isForTemporaryPasswords: true };

export const superAdmins: Who<PlatformScope> = {
	name: "super administrators",
	cache: "private",
	async enter(door) {
		const scope = mustBeSignedIn(await door.platform());
		authorize(isSuperAdmin(scope.viewer));
		return scope;
	},
};

/** Strangers who make their own account, where they may (decision A21). */
export const newcomers: Who<PlatformScope> = {
	name: "super administrators, and everybody where sign-up is open",
	cache: "private",
	async enter(door) {
		const scope = await door.platform();
		const { viewer, rules } = scope;
		if (viewer.kind === "anonymous" && rules.isSignUpOpen) return scope;
		if (isSuperAdmin(mustBeSignedIn(scope).viewer)) return scope;
		throw new Refusal(
			"forbidden",
			"Only the platform's administrators add users. Please ask them.",
		);
	},
};

/** Decision A22: a password that somebody else gave is for choosing another one. */
export function mustHaveOwnPassword(
	{ hasTemporaryPassword }: Pick<Door, "hasTemporaryPassword">,
	{ isForTemporaryPasswords }: Pick<Who<unknown>, "isForTemporaryPasswords">,
): void {
	if (!hasTemporaryPassword || isForTemporaryPasswords) return;
	throw new Refusal(
		"forbidden",
		"Your password is a temporary one. Please choose your own in your settings first.",
	);
}

function mustBeSignedIn(scope: PlatformScope): PlatformScope {
	if (scope.viewer.kind === "anonymous") throw new Refusal("unauthenticated", "Please sign in.");
	return scope;
}
