import type { Organization } from "#domain/organization/organization.ts";
import type { Viewer } from "#domain/user/user.ts";
import type { Platform } from "#store/platform.ts";

/** What a use case of the platform is given: signing in, accounts, the list of organizations. */
export type PlatformScope = {
	viewer: Viewer;
	/** Whose host was asked; null on the root host. */
	organization: Organization | null;
	platform: Platform;
	/** The organization a form names; "nobody" without a name, undefined for an unknown name. */
	findNamed: (names: OrganizationNames) => Promise<Organization | "nobody" | undefined>;
	session: BrowserSession;
	passwords: Passwords;
	attempts: Attempts;
	/** The instant the request came in. */
	now: Date;
};

export type OrganizationNames = { domain?: string | undefined; slug?: string | undefined };

/** The session of the browser that asks. Both calls replace its cookies. */
export type BrowserSession = {
	start(userId: number): Promise<void>;
	end(): Promise<void>;
};

export type Passwords = {
	/** Answers the text to store. Refuses as overloaded when too many are waiting. */
	hash(password: string): Promise<string>;
	/** Takes the same time for a wrong password and for an account without one (`null`). */
	verify(stored: string | null, password: string): Promise<boolean>;
};

/** Counts wrong passwords, so that guessing is slow. */
export type Attempts = {
	/** Counts a try at this name from the asking address; refuses as throttled when it is too soon. */
	begin(usernameKey: string): Promise<void>;
	/** The try was right: it and the wrong ones before it are forgotten. */
	succeeded(usernameKey: string): Promise<void>;
};
