import { canManageUser, isOneself } from "#domain/account/policy.ts";
import { hasEnded } from "#domain/account/session-age.ts";
import type { PlatformTransaction } from "#store/platform/platform.ts";
import type { StoredSession } from "#store/platform/sessions.ts";
import { auditEntry } from "../audit/audit.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { found, Refusal } from "../refusals.ts";
import type { Account } from "./account.ts";
import { trailOf } from "./user-rules.ts";

/** Somewhere the viewer is signed in. */
export type OwnSession = Omit<StoredSession, "tokenHash" | "userId"> & {
	/** The session that asks. */
	isThis: boolean;
};

/** Where the viewer is signed in: here first, then by when it was last seen. */
export async function listOwnSessions(scope: PlatformScope): Promise<OwnSession[]> {
	const { platform, now } = scope;
	const sessions = (await platform.sessions.listOf(ownId(scope)))
		.filter((session) => !hasEnded(session, now))
		.map((session) => toOwn(scope, session));
	return sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** Signs the viewer out somewhere else. Another person's session is answered like a missing one. */
export async function endOwnSession(
	scope: PlatformScope,
	{ sessionId: asked }: { sessionId: string },
): Promise<void> {
	if (asked === scope.session.id) {
		throw new Refusal("conflict", "This is the session you are using. To end it, use Logout.");
	}
	await scope.platform.transaction(async (inside) => {
		const { sessions } = inside.platform;
		const own = await sessions.listOf(ownId(scope));
		const session = own.find(({ id }) => id === asked);
		await sessions.remove(found(session, "You are not signed in there any more.").tokenHash);
		await noteEnd(scope, inside, await account(scope, inside), 1);
	});
}

/** Signs the viewer out everywhere but here; answers in how many places that was. */
export async function endOtherSessions(scope: PlatformScope): Promise<number> {
	return scope.platform.transaction(async (inside) =>
		endAllBut(scope, inside, await account(scope, inside)),
	);
}

/** Signs out somebody whom the viewer manages. Viewers who do it to themselves stay signed in here. */
export async function endSessionsOf(
	scope: PlatformScope,
	{ userId }: { userId: number },
): Promise<number> {
	const { viewer } = scope;
	return scope.platform.transaction(async (inside) => {
		const whose = await inside.platform.accounts.find(userId);
		const isHere = whose && (isOneself(viewer, whose) || canManageUser(viewer, whose));
		return endAllBut(scope, inside, found(isHere ? whose : null, "User not found."));
	});
}

async function endAllBut(
	scope: PlatformScope,
	inside: PlatformTransaction,
	whose: Account,
): Promise<number> {
	const { sessions } = inside.platform;
	const others = (await sessions.listOf(whose.id)).filter(({ id }) => id !== scope.session.id);
	for (const { tokenHash } of others) await sessions.remove(tokenHash);
	// Some were over already, and nobody was signed in there.
	const count = others.filter((session) => !hasEnded(session, scope.now)).length;
	if (count > 0) await noteEnd(scope, inside, whose, count);
	return count;
}

async function noteEnd(
	scope: PlatformScope,
	{ platform }: PlatformTransaction,
	whose: Account,
	count: number,
): Promise<void> {
	const { id, username } = whose;
	const after = { username, endedSessions: count };
	const entry = auditEntry(scope, { action: "user.signOut", id, after });
	await platform.addToAudit(trailOf(whose), entry);
}

async function account(scope: PlatformScope, { platform }: PlatformTransaction): Promise<Account> {
	return found(await platform.accounts.find(ownId(scope)), "User not found.");
}

function ownId({ viewer }: PlatformScope): number {
	if (viewer.kind !== "member") throw new Refusal("unauthenticated", "Please sign in.");
	return viewer.userId;
}

function toOwn({ session: here }: PlatformScope, session: StoredSession): OwnSession {
	const { tokenHash, userId: _, ...shown } = session;
	return { ...shown, isThis: shown.id === here.id };
}
