import { canManageLeagues } from "#domain/account/policy.ts";
import { messages } from "#domain/messages.ts";
import type { AuditEntry, InTrail } from "#store/audit/audit.ts";
import type { Store } from "#store/store.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";

export type { AuditEntry };

const mostChanges = 50;

/** Who changed a game, newest first: its teams and details, its score and its box score. */
export async function listGameChanges(scope: Scope, { id }: { id: number }): Promise<AuditEntry[]> {
	const { viewer, organization, store } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	found(await store.games.find(id), messages.games.notFound);
	return store.audit.listOf(gameInTrail(id), mostChanges);
}

/** The newest change of a game that somebody has seen before writing to it; 0 for none yet. */
export type SeenBefore = { lastChangeId?: number | undefined };

/**
 * Refuses to write over what was changed since, also by the same person: two windows are two people.
 * Whoever does not say what he has seen means his to be the last word (rule
 * `edit-over-what-was-seen`). Called inside the transaction that writes.
 */
export async function mustHaveSeenAll(
	{ viewer }: Pick<Scope, "viewer">,
	store: Store,
	{ id, lastChangeId }: SeenBefore & { id: number },
): Promise<void> {
	if (lastChangeId === undefined) return;
	const userId = viewer.kind === "member" ? viewer.userId : null;
	if ((await lastChangeOf(store, id)) <= lastChangeId) return;
	const other = await store.audit.newestOfOthers(gameInTrail(id), { after: lastChangeId, userId });
	const news =
		other === undefined
			? "You have changed this game in another window."
			: `${other.username ?? "Somebody"} has changed this game.`;
	throw new Refusal("conflict", `${news} Please check it, then save again.`);
}

/** The newest change of a game; 0 where nobody has changed it. */
export async function lastChangeOf({ audit }: Store, id: number): Promise<number> {
	const [newest] = await audit.listOf(gameInTrail(id), 1);
	return newest?.id ?? 0;
}

/** Numbers of a game are noted under their own noun, with the game's id. */
function gameInTrail(id: number): InTrail {
	return { subjects: ["game", "stats"], id };
}
