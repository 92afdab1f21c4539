import type { Viewer } from "#domain/account/user.ts";
import type { Language } from "#domain/language/language.ts";
import type { Letter } from "#domain/mail/letter.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { Account } from "#store/platform/accounts.ts";
import type { StoredLetter } from "#store/platform/outbox.ts";
import type { Passkey } from "#store/platform/passkeys.ts";
import type { Platform } from "#store/platform/platform.ts";
import type { DomainNames } from "./domain-name/domain-names.ts";
import type { Pictures } from "./picture/pictures.ts";

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
	codes: OneTimeCodes;
	passkeys: PasskeyReader;
	attempts: Attempts;
	/** Pictures of an organization. */
	picturesOf: (organizationId: number) => Pictures;
	rules: PlatformRules;
	mail: Mail;
	/** The name system, and how this installation is found in it. */
	domains: DomainNames;
	/** The instant the request came in. */
	now: Date;
};

/** What this installation says about names and newcomers. */
export type PlatformRules = {
	/** Why no organization can have this domain, as a sentence; null when one can. */
	domainProblem: (domain: string) => string | null;
	/** Slugs no organization may have, in lower case. */
	reservedSlugs: ReadonlySet<string>;
	/** Whether strangers may make accounts for themselves. */
	isSignUpOpen: boolean;
	/** What an organization may take up, unless something else was said of it. */
	storageMegabytes: number;
};

export type OrganizationNames = { domain?: string | undefined; slug?: string | undefined };

/** The session of the browser that asks. Both calls replace its cookies. */
export type BrowserSession = {
	/** What it is called among the sessions of its user; null without one. */
	id: string | null;
	/** On what it asks, in words such as "Chrome on Windows"; empty where it is not known. */
	device: string;
	/** Whether this browser has signed in to the account before, by a password that still counts. */
	isKnownTo(account: Pick<Account, "id" | "passwordHash">): boolean;
	start(userId: number): Promise<void>;
	end(): Promise<void>;
};

export type Passwords = {
	/** Answers the text to store. Refuses as overloaded when too many are waiting. */
	hash(password: string): Promise<string>;
	/** Takes the same time for a wrong password and for an account without one (`null`). */
	verify(stored: string | null, password: string): Promise<boolean>;
	/** Whether attackers try it first. */
	isCommon(password: string): Promise<boolean>;
	/** A password that nobody can guess, for somebody who is to choose another one. */
	makeUp(): string;
};

/** The second step of signing in. */
export type OneTimeCodes = {
	/** A secret for an app, and as it is stored. */
	makeUp(): { secret: string; sealed: string };
	/** What an app reads from a picture. */
	addressOf(secret: string, about: { username: string; league: string }): string;
	/** Which step of time a code is of, if it is right about now; null otherwise. */
	stepOf(sealed: string, code: string, now: Date): Promise<number | null>;
	makeUpRecoveryCodes(): string[];
	/** What is stored of a recovery code. */
	hashOf(code: string): string;
	/** What whoever has given the right password brings to the second step. */
	ticketFor(account: Pick<Account, "id" | "passwordHash">, now: Date): string;
	/** Whose ticket it says to be; null when its time is over. */
	idIn(ticket: string, now: Date): number | null;
	/** Whether it is one, of this password. */
	isTicketOf(ticket: string, account: Pick<Account, "id" | "passwordHash">): boolean;
};

/** What a browser answers about a passkey, as WebAuthn has it; texts of bytes are base64url. */
export type MadePasskey = {
	id: string;
	clientDataJSON: string;
	attestationObject: string;
	transports: string[];
};
export type UsedPasskey = {
	id: string;
	clientDataJSON: string;
	authenticatorData: string;
	signature: string;
};

/** What a browser is asked, with the challenge that stands in it. */
export type PasskeyRequest = { challenge: string; options: Record<string, unknown> };

/** Passkeys at the host that was asked. */
export type PasskeyReader = {
	/** At which address they count. */
	host: string;
	/** Asks for a new one, of a device that has none of these. */
	toMake(about: {
		userId: number;
		username: string;
		league: string;
		known: readonly Passkey[];
	}): Promise<PasskeyRequest>;
	/** What was made; null where it is not what was asked for. */
	made(
		answer: MadePasskey,
		challenge: string,
	): Promise<Pick<Passkey, "credentialId" | "publicKey" | "counter" | "transports"> | null>;
	/** Asks for one of these, or for any that also knows who holds it. */
	toUse(known: readonly Passkey[] | "any"): Promise<PasskeyRequest>;
	/** Which challenge an answer says it is to. */
	challengeIn(answer: UsedPasskey): string | null;
	/**
	 * How often it was used now; null where it is not its answer to this challenge. One that is `alone` must have asked
	 * for a finger, a face or a PIN.
	 */
	used(
		answer: UsedPasskey,
		about: { challenge: string; passkey: Passkey; isAlone: boolean },
	): Promise<number | null>;
};

/** Which notice is to be put in words. */
export type NoticeInWords = { organizationId: number; noticeId: string; language: Language };

/** Letters of this installation. */
export type Mail = {
	/** Whether there is a mail server; without one letters stand in the outbox, to be copied. */
	isServed: boolean;
	/** The letter in words. */
	write(letter: StoredLetter): Promise<Letter>;
	/** A notice as everybody is told it, without a link of anybody's own; null where nothing is left to tell. */
	writeNotice(about: NoticeInWords): Promise<Letter | null>;
	/** Whose link this is, by what stands in its address; null for one that was made up. */
	letterBehind(link: string): string | null;
	/** Something was put into the outbox. */
	wake(): void;
};

/** Counts wrong passwords, so that guessing is slow. */
export type Attempts = {
	/** Counts a try at this name from the asking address; refuses as throttled when it is too soon. */
	begin(usernameKey: string): Promise<void>;
	/** Counts an account that a stranger makes from the asking address; refuses like `begin`. */
	signUp(): Promise<void>;
	/** Counts a letter that somebody without a session asks for; refuses like `begin`. */
	letter(usernameKey: string): Promise<void>;
	/** Counts a new name of somebody, free or not: nobody tries out which names there are. */
	rename(userId: number): Promise<void>;
	/** Counts a domain that an organization begins to connect. */
	claim(organizationId: number): Promise<void>;
	/** Counts a message from the asking address to an organization; refuses like `begin`. */
	message(organizationId: number): Promise<void>;
	/** Counts somebody who signs up for a season of an organization; refuses like `begin`. */
	register(organizationId: number): Promise<void>;
	/** Counts a code of a second step; refuses like `begin`. */
	code(userId: number): Promise<void>;
	/** Counts somebody at the asking address who wants to sign in by a passkey alone; refuses like `begin`. */
	passkey(): Promise<void>;
	/** The passkey was right: it is forgotten. */
	passkeySucceeded(): Promise<void>;
	/** The code was right: it and those before it are forgotten. */
	codeSucceeded(userId: number): Promise<void>;
	/** The try was right: it and the wrong ones before it are forgotten. */
	succeeded(usernameKey: string): Promise<void>;
};
