import { canSignInAt } from "#domain/account/policy.ts";
import { usernameKey } from "#domain/account/username.ts";
import type { Account } from "#store/platform/accounts.ts";
import { writeLetter } from "../mail/write-letter.ts";
import type { OrganizationNames, PlatformScope } from "../platform-scope.ts";
import { Refusal } from "../refusals.ts";
import { type AccountView, viewOf } from "./account.ts";
import { currentHash } from "./passwords.ts";

export type Credentials = OrganizationNames & { username: string; password: string };

/**
 * Starts a session. An unknown name, a wrong password, an account without a password, an expired
 * password and another organization's account get the same answer after the same work
 * (rule `one-wrong-answer`).
 */
export async function signIn(scope: PlatformScope, input: Credentials): Promise<SignedIn> {
	const { platform, passwords, attempts } = scope;
	const key = usernameKey(input.username);
	await attempts.begin(key);
	const account = await platform.accounts.findByUsernameKey(key);
	// On a custom host the host says where, whatever the form names.
	const place = scope.organization ?? (await scope.findNamed(input));
	const isRight = await passwords.verify(currentHash(account, scope.now), input.password);
	if (account === undefined || !isRight || !canSignInAt(account, place)) throw wrong();
	// Comparing takes its time. A password that was reset meanwhile has ended all sessions for good.
	const now = await platform.accounts.find(account.id);
	if (now?.passwordHash !== account.passwordHash) throw wrong();
	await attempts.succeeded(key);
	const entered = await enter(scope, account);
	if ("view" in entered) await tellOfNewDevice(scope, account);
	return entered;
}

/** Who is signed in now, or what to bring to the second step, and what may be given there besides a recovery code. */
export type SignedIn =
	| { view: AccountView }
	| { ticket: string; hasApp: boolean; hasPasskey: boolean };

/** Begins the session; where the account has a second step only that does (rule `second-step`). */
export async function enter(scope: PlatformScope, account: Account): Promise<SignedIn> {
	const { platform, codes, now, session } = scope;
	const app = await platform.secondSteps.find(account.id);
	const passkeys = await platform.passkeys.listOf(account.id);
	const hasApp = Boolean(app?.confirmedAt);
	if (hasApp || passkeys.length > 0) {
		const hasPasskey = passkeys.some(({ host }) => host === scope.passkeys.host);
		return { ticket: codes.ticketFor(account, now), hasApp, hasPasskey };
	}
	await session.start(account.id);
	return { view: await viewOf(scope, account) };
}

/** Whoever has an address hears of a browser that was not used before (rule `new-device-told`). */
export async function tellOfNewDevice(scope: PlatformScope, account: Account): Promise<void> {
	const { mail, session, now, platform } = scope;
	if (account.email === null || account.mustChangePassword || !mail.isServed) return;
	if (session.isKnownTo(account)) return;
	await writeLetter(scope, platform, {
		account,
		kind: "newDevice",
		address: account.email,
		told: { device: session.device, at: now.toISOString() },
		hasLink: false,
	});
	mail.wake();
}

/**
 * Ends the session, if there is one. Answers where the organization's own site is, from its data
 * and never from the request (rule `sign-out-target`).
 */
export async function signOut(
	scope: PlatformScope,
): Promise<{ domain: string | null; slug: string | null }> {
	const { viewer, platform } = scope;
	const account =
		viewer.kind === "member" ? await platform.accounts.find(viewer.userId) : undefined;
	const view = account && (await viewOf(scope, account));
	await scope.session.end();
	return { domain: view?.domain ?? null, slug: view?.slug ?? null };
}

function wrong(): Refusal {
	return new Refusal("unauthenticated", "Invalid username or password");
}
