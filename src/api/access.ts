import { canManageLeagues, canManageOrganization, isSuperAdmin } from "#domain/account/policy.ts";
import type { Hindrance, Viewer } from "#domain/account/user.ts";
import { type PassJob, passJobs, tableJobs } from "#domain/pass/pass.ts";
import type { PlatformScope } from "#usecases/platform-scope.ts";
import { authorize, Refusal } from "#usecases/refusals.ts";
import type { WorkScope } from "#usecases/scope.ts";

/** What a row may be about, and what its use case is given for it. */
export type Scopes = {
	/** What is no organization's: signing in, accounts, the list of organizations. */
	platform: PlatformScope;
	/**
	 * The organization to be read. Naming one by slug or domain shows it as the public sees it,
	 * whoever asks (rule `named-is-public`); else it is the host's, else the member's own.
	 */
	readableOrganization: WorkScope;
	/**
	 * The organization to be worked in: the host's, else the one that is named, else the member's own
	 * (rule `acting-super-admin`).
	 */
	workOrganization: WorkScope;
};

/** Who may call a row, and what the row is about. The server checks each request against it. */
export type Access<About extends keyof Scopes = keyof Scopes> = {
	/** As the documentation prints it. */
	name: string;
	about: About;
	/** Whether what strangers are answered is the same for all of them. */
	cache: "public" | "private";
	/** Whether somebody may call it who still has to replace a temporary password. */
	isForTemporaryPasswords?: boolean;
	/** Whether somebody may call it who has no second step and has to; who may with a temporary password may as well. */
	isForMissingSecondStep?: boolean;
	/** Whether no token of a program opens it, whatever its scope. */
	isForPeopleAlone?: boolean;
	/** Which passes open it, for their own game alone, which its path names as `:id`; without it none does. */
	passes?: readonly PassJob[];
	/** Whether it changes nothing for whoever has no session, who needs no token for it then. */
	isNothingWithoutSession?: boolean;
	/** Refuses a viewer before it is known which organization is meant. */
	mustAdmit?: (viewer: Viewer, settings: { isSignUpOpen: boolean }) => void;
	/** The right that a member needs in the organization, besides being its member. */
	mayWorkIn?: (viewer: Viewer, organizationId: number) => boolean;
};

/** Anybody, signed in or not: signing in itself, what is the same for all organizations. */
export const anyone: Access<"platform"> = {
	name: "everybody",
	about: "platform",
	cache: "private",
};

/** Anybody at all: signing in. */
export const anyoneEvenWithTemporaryPassword: Access<"platform"> = {
	...anyone,
	isForTemporaryPasswords: true,
};

/** Anybody, and without a token where there is no session to protect: signing out. */
export const anyoneEvenWithoutSession: Access<"platform"> = {
	...anyoneEvenWithTemporaryPassword,
	isNothingWithoutSession: true,
};

/** Anybody, for what the product shows to everybody, such as the listing of organizations. */
export const anyoneCached: Access<"platform"> = { ...anyone, cache: "public" };

/** Anybody, for the public face of an organization; its members see all of it. */
export const visitors: Access<"readableOrganization"> = {
	name: "visitors",
	about: "readableOrganization",
	cache: "public",
};

/** The same and whoever has a pass to the game, who sees of it what visitors see. */
export const visitorsAndGuests: Access<"readableOrganization"> = { ...visitors, passes: passJobs };

/** Staff and owners of the organization, and super administrators. */
export const members: Access<"workOrganization"> = {
	name: "members",
	about: "workOrganization",
	cache: "private",
	mustAdmit: mustBeSignedIn,
	mayWorkIn: canManageLeagues,
};

/** The same without their programs: what gives programs access. */
export const membersThemselves: Access<"workOrganization"> = { ...members, isForPeopleAlone: true };

/** The same and scorekeepers: scores and numbers of games (rule `scorekeepers-keep-games`). */
export const scorekeepers: Access<"workOrganization"> = {
	name: "scorekeepers",
	about: "workOrganization",
	cache: "private",
	mustAdmit: mustBeSignedIn,
};

/** Scorekeepers, and whoever has a pass to the game: what is noted at its table. */
export const atTheTable: Access<"workOrganization"> = {
	...scorekeepers,
	mustAdmit: mustBeSomebody,
	passes: tableJobs,
};

/** The same, and whoever has a pass to the roster of a side: who is here for a game. */
export const atTheDoor: Access<"workOrganization"> = { ...atTheTable, passes: passJobs };

/** The same for whoever keeps the score: what a pass to the statistics does not open. */
export const keepingScore: Access<"workOrganization"> = { ...atTheTable, passes: ["score"] };

/** Owners of the organization, and super administrators. */
export const owners: Access<"workOrganization"> = {
	...members,
	name: "owners",
	mayWorkIn: canManageOrganization,
};

/** The same without their programs. */
export const ownersThemselves: Access<"workOrganization"> = { ...owners, isForPeopleAlone: true };

/** Anybody signed in, for what belongs to the account. */
export const signedIn: Access<"platform"> = {
	name: "accounts",
	about: "platform",
	cache: "private",
	mustAdmit: mustBeSignedIn,
};

/** The same with a temporary password: what is needed to choose one's own. */
export const signedInEvenWithTemporaryPassword: Access<"platform"> = {
	...signedIn,
	isForTemporaryPasswords: true,
};

/** The same without a second step that is required: what is needed to set one up. */
export const signedInEvenWithoutSecondStep: Access<"platform"> = {
	...signedIn,
	isForMissingSecondStep: true,
};

export const superAdmins: Access<"platform"> = {
	...signedIn,
	name: "super administrators",
	mustAdmit(viewer) {
		mustBeSignedIn(viewer);
		authorize(isSuperAdmin(viewer));
	},
};

/** Strangers who make their own account, where they may (rule `sign-up-closed`). */
export const selfSignUp: Access<"platform"> = {
	name: "super administrators, and everybody where sign-up is open",
	about: "platform",
	cache: "private",
	mustAdmit(viewer, { isSignUpOpen }) {
		if (viewer.kind === "anonymous" && isSignUpOpen) return;
		mustBeSignedIn(viewer);
		if (isSuperAdmin(viewer)) return;
		throw new Refusal(
			"forbidden",
			"Only the platform's administrators add users. Please ask them.",
		);
	},
};

/**
 * Refuses whom a row does not let in, before anything of the request is read. A password that
 * somebody else gave is for choosing another one (rule `temporary-password`), and without a second step that is
 * required one sets it up (rule `second-step-of-super-admins`).
 */
export function mustAdmit(
	access: Access,
	{ viewer, hindrance }: { viewer: Viewer; hindrance: Hindrance | null },
	settings: { isSignUpOpen: boolean },
): void {
	if (hindrance === "temporaryPassword" && !access.isForTemporaryPasswords) {
		throw new Refusal(
			"forbidden",
			"Your password is a temporary one. Please choose your own in your settings first.",
		);
	}
	const isForSettingUp = access.isForTemporaryPasswords || access.isForMissingSecondStep;
	if (hindrance === "noSecondStep" && !isForSettingUp) {
		throw new Refusal(
			"forbidden",
			"Super administrators need a second step here. Please set one up in your settings first.",
		);
	}
	access.mustAdmit?.(viewer, settings);
}

function mustBeSomebody(viewer: Viewer): void {
	if (viewer.kind === "anonymous") throw new Refusal("unauthenticated", "Please sign in.");
}

function mustBeSignedIn(viewer: Viewer): void {
	if (viewer.kind !== "member") throw new Refusal("unauthenticated", "Please sign in.");
}
