import { canSignInAt } from "#domain/account/policy.ts";
import type { Challenge } from "#store/platform/passkeys.ts";
import { mustKnowPassword } from "../organization/settings.ts";
import type { MadePasskey, PasskeyRequest, PlatformScope, UsedPasskey } from "../platform-scope.ts";
import { found, invalid, Refusal } from "../refusals.ts";
import type { Account } from "./account.ts";
import { currentHash } from "./passwords.ts";
import {
	changed,
	holderOf,
	isNeeded,
	type KnowsPassword,
	leagueOf,
	letIn,
	oneself,
	tookTooLong,
} from "./second-step.ts";
import type { SignedIn } from "./sign-in.ts";

/** How long a browser may take to answer. */
const challengeMs = 5 * 60_000;
const most = 20;

/** Asks this browser for a new passkey (rule `passkeys-by-host`). */
export async function beginPasskey(
	scope: PlatformScope,
	{ oldPassword = "" }: KnowsPassword,
): Promise<PasskeyRequest> {
	const account = await oneself(scope);
	await mustKnowPassword(scope, account, oldPassword);
	const known = await scope.platform.passkeys.listOf(account.id);
	if (known.length >= most) {
		throw new Refusal("conflict", "These are many passkeys. Please remove one first.");
	}
	const { id: userId, username } = account;
	const league = await leagueOf(scope, account);
	const asked = await scope.passkeys.toMake({ userId, username, league, known });
	await keep(scope, { boundTo: newOf(scope, account), userId, challenge: asked.challenge });
	return asked;
}

export type NewPasskey = { name?: string | null | undefined; passkey: MadePasskey };

/**
 * Adds what the browser made; all other sessions end. With the first step after the password come recovery codes, told
 * this once; later none.
 */
export async function addPasskey(
	scope: PlatformScope,
	{ name, passkey: answer }: NewPasskey,
): Promise<string[]> {
	const { codes, now, session } = scope;
	const account = await oneself(scope);
	const { id: userId } = account;
	const challenge = await take(scope, { boundTo: newOf(scope, account), userId });
	const made = challenge === undefined ? null : await scope.passkeys.made(answer, challenge);
	if (made === null) throw noPasskey();
	const recoveryCodes = codes.makeUpRecoveryCodes();
	const isFirst = await scope.platform.transaction(async (inside) => {
		const { passkeys, secondSteps } = inside.platform;
		const wasOn = await secondSteps.isOn(userId);
		const isAdded = await passkeys.add(userId, {
			...made,
			host: scope.passkeys.host,
			name: name || session.device || scope.passkeys.host,
			createdAt: now.toISOString(),
			lastUsedAt: null,
		});
		if (!isAdded) throw new Refusal("conflict", "This passkey is there already.");
		if (!wasOn) await secondSteps.replaceRecoveryCodes(userId, recoveryCodes.map(codes.hashOf));
		await changed(scope, inside, account, "passkey added");
		return !wasOn;
	});
	await session.start(userId);
	return isFirst ? recoveryCodes : [];
}

export type PasskeyToRemove = KnowsPassword & { passkeyId: string };

/** Removes one of one's own; all other sessions end. */
export async function removePasskey(
	scope: PlatformScope,
	{ passkeyId, oldPassword = "" }: PasskeyToRemove,
): Promise<void> {
	const account = await oneself(scope);
	await mustKnowPassword(scope, account, oldPassword);
	await scope.platform.transaction(async (inside) => {
		const { passkeys, secondSteps } = inside.platform;
		const isThere = await passkeys.remove(account.id, passkeyId);
		found(isThere || null, "Passkey not found.");
		const isLast = !(await secondSteps.isOn(account.id));
		if (isLast && account.role === "super_admin" && (await secondSteps.isRequired())) {
			throw isNeeded();
		}
		// Recovery codes stand in for something; there is nothing left.
		if (isLast) await secondSteps.remove(account.id);
		await changed(scope, inside, account, "passkey removed");
	});
	await scope.session.start(account.id);
}

export type WithTicket = { ticket?: string | undefined };

/** Asks for a passkey of whoever has given the right password, or of anybody who wants to sign in by it alone. */
export async function askForPasskey(
	scope: PlatformScope,
	{ ticket }: WithTicket,
): Promise<PasskeyRequest> {
	if (ticket === undefined) {
		await scope.attempts.passkey();
		const asked = await scope.passkeys.toUse("any");
		const { challenge } = asked;
		await keep(scope, { boundTo: aloneBy(challenge), userId: null, challenge });
		return asked;
	}
	const { id: userId } = await holderOf(scope, ticket);
	const known = (await scope.platform.passkeys.listOf(userId)).filter(
		({ host }) => host === scope.passkeys.host,
	);
	if (known.length === 0) {
		throw new Refusal("conflict", "There is no passkey for this address. Please enter a code.");
	}
	const asked = await scope.passkeys.toUse(known);
	await keep(scope, { boundTo: ticket, userId, challenge: asked.challenge });
	return asked;
}

/**
 * Signs in by a passkey, as the second step or alone: then it has asked for a finger, a face or a PIN, and is both
 * steps (rule `passkeys-by-host`).
 */
export async function signInByPasskey(
	scope: PlatformScope,
	{ ticket, passkey: answer }: WithTicket & { passkey: UsedPasskey },
): Promise<SignedIn> {
	const { platform, attempts, now } = scope;
	const holder = ticket === undefined ? null : await holderOf(scope, ticket);
	if (holder !== null) await attempts.code(holder.id);
	const boundTo = ticket ?? aloneBy(scope.passkeys.challengeIn(answer) ?? "");
	const challenge = await take(scope, { boundTo, userId: holder?.id ?? null });
	if (challenge === undefined) throw tookTooLong();
	const passkey = await platform.passkeys.findByCredential(answer.id, scope.passkeys.host);
	const account = passkey && (holder ?? (await platform.accounts.find(passkey.userId)));
	if (account === undefined || passkey?.userId !== account.id) throw noPasskey();
	const isAlone = holder === null;
	const counter = await scope.passkeys.used(answer, { challenge, passkey, isAlone });
	if (counter === null || (isAlone && !maySignIn(scope, account))) throw noPasskey();
	const used = { counter, at: now.toISOString() };
	if (!(await platform.passkeys.noteUse(account.id, passkey, used))) throw noPasskey();
	await (isAlone ? attempts.passkeySucceeded() : attempts.codeSucceeded(account.id));
	return letIn(scope, account);
}

/** Without a password, or with one that has expired, nobody signs in (rule `no-password-no-sign-in`). */
function maySignIn({ organization, now }: PlatformScope, account: Account): boolean {
	return currentHash(account, now) !== null && canSignInAt(account, organization ?? "nobody");
}

function keep({ platform, now }: PlatformScope, challenge: Omit<Challenge, "expiresAt">) {
	const expiresAt = new Date(now.getTime() + challengeMs).toISOString();
	return platform.passkeys.ask({ ...challenge, expiresAt }, now.toISOString());
}

function take({ platform, now }: PlatformScope, asked: Pick<Challenge, "boundTo" | "userId">) {
	return platform.passkeys.takeChallenge(asked, now.toISOString());
}

function newOf({ session }: PlatformScope, { id }: Account): string {
	return `new ${session.id ?? id}`;
}

function aloneBy(challenge: string): string {
	return `alone ${challenge}`;
}

function noPasskey(): Refusal {
	return invalid("passkey", "This passkey is not known here. Please try another way.");
}
