import { canManageLeagues, canManageOrganization, isOneself } from "#domain/account/policy.ts";
import { say } from "#domain/language/say.ts";
import { longestTokenDays, mostTokens, type Token, type TokenScope } from "#domain/token/token.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { makeSecret } from "./secret.ts";

/** A token of the list, and whether it is one's own. */
export type ListedToken = Token & { username: string | null; isOwn: boolean; hasEnded: boolean };

/** One's own tokens, for owners those of the whole organization. */
export async function listTokens({
	viewer,
	organization,
	store,
	now,
}: Scope): Promise<ListedToken[]> {
	authorize(canManageLeagues(viewer, organization.id));
	const own = viewer.kind === "member" ? viewer.userId : 0;
	const all = await store.tokens.list(
		canManageOrganization(viewer, organization.id) ? undefined : own,
	);
	return all.map((token) => {
		const hasEnded = token.expiresAt <= now.toISOString();
		return { ...token, isOwn: token.userId === own, hasEnded };
	});
}

export type WantedToken = { name: string; scope: TokenScope; days: number };

/** Makes a token. What it is stands in this answer and nowhere else. */
export async function makeToken(
	scope: Scope,
	{ name, scope: what, days }: WantedToken,
): Promise<{ id: number; secret: string }> {
	const { viewer, organization, now } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	if (what === "org_owner") authorize(canManageOrganization(viewer, organization.id));
	if (days > longestTokenDays) {
		throw invalid("days", say`A token counts for at most ${longestTokenDays} days.`);
	}
	const { secret, hash } = makeSecret();
	return scope.store.transaction(async (store) => {
		if ((await store.tokens.list()).length >= mostTokens) {
			throw new Refusal(
				"conflict",
				say`There are ${mostTokens} tokens already. Please end one that is not needed any more.`,
			);
		}
		const expiresAt = new Date(now.getTime() + days * 86_400_000).toISOString();
		const id = await store.tokens.insert({
			userId: viewer.kind === "member" ? viewer.userId : 0,
			name,
			scope: what,
			hash,
			ending: secret.slice(-4),
			createdAt: now.toISOString(),
			expiresAt,
		});
		const after = { name, scope: what, expiresAt };
		await recordChange(scope, store, { action: "apiToken.add", id, after });
		return { id, secret };
	});
}

/** Ends a token at once; another's, for those who are not owners, is answered like a missing one. */
export async function endToken(scope: Scope, { id }: { id: number }): Promise<void> {
	const { viewer, organization } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	await scope.store.transaction(async (store) => {
		const token = await store.tokens.find(id);
		const isTheirs =
			token !== undefined &&
			(isOneself(viewer, { id: token.userId }) || canManageOrganization(viewer, organization.id));
		const { name, scope: what, expiresAt } = found(isTheirs ? token : null, "Token not found.");
		await store.tokens.remove(id);
		const before = { name, scope: what, expiresAt };
		await recordChange(scope, store, { action: "apiToken.delete", id, before });
	});
}
