import { canManageLeagues } from "#domain/account/policy.ts";
import { say } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import type { AuditEntry, InTrail } from "#store/audit/audit.ts";
import type { Store } from "#store/store.ts";
import { mustHaveSeen, newestChangeOf, type SeenBefore } from "../audit/seen-changes.ts";
import { authorize, found } from "../refusals.ts";
import type { Scope } from "../scope.ts";

export type { AuditEntry, SeenBefore };

const mostChanges = 50;

/** Who changed a game, newest first: its teams and details, its score and its box score. */
export async function listGameChanges(scope: Scope, { id }: { id: number }): Promise<AuditEntry[]> {
	const { viewer, organization, store } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	found(await store.games.find(id), messages.games.notFound);
	return store.audit.listOf(gameInTrail(id), mostChanges);
}

/** Refuses to write over a change of the game that was not seen; called inside the transaction that writes. */
export async function mustHaveSeenAll(
	scope: Pick<Scope, "viewer">,
	store: Store,
	{ id, lastChangeId }: SeenBefore & { id: number },
): Promise<void> {
	await mustHaveSeen(scope, store, {
		thing: gameInTrail(id),
		called: say`this game`,
		lastChangeId,
	});
}

/** The newest change of a game; 0 where nobody has changed it. */
export async function lastChangeOf({ audit }: Store, id: number): Promise<number> {
	return newestChangeOf({ audit }, gameInTrail(id));
}

/** Numbers of a game are noted under their own noun, with the game's id. */
function gameInTrail(id: number): InTrail {
	return { subjects: ["game", "stats"], id };
}
