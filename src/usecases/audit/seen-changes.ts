import { type Said, say } from "#domain/language/say.ts";
import type { InTrail } from "#store/audit/audit.ts";
import type { Store } from "#store/store.ts";
import { Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";

/** The newest change of a thing that somebody has seen before writing to it; 0 for none yet. */
export type SeenBefore = { lastChangeId?: number | undefined };

type Seen = SeenBefore & {
	thing: InTrail;
	/** "this game" */
	called: Said;
};

/**
 * Refuses to write over what was changed since, also by the same person: two windows are two people.
 * Whoever does not say what he has seen means his to be the last word (rule
 * `edit-over-what-was-seen`). Called inside the transaction that writes.
 */
export async function mustHaveSeen(
	{ viewer }: Pick<Scope, "viewer">,
	store: Store,
	{ thing, called, lastChangeId }: Seen,
): Promise<void> {
	if (lastChangeId === undefined) return;
	const userId = viewer.kind === "member" ? viewer.userId : null;
	if ((await newestChangeOf(store, thing)) <= lastChangeId) return;
	const other = await store.audit.newestOfOthers(thing, { after: lastChangeId, userId });
	const sentence =
		other === undefined
			? say`You have changed ${called} in another window. Please check it, then save again.`
			: say`${other.username ?? say`Somebody`} has changed ${called}. Please check it, then save again.`;
	throw new Refusal("conflict", sentence);
}

/** 0 where nobody has changed it. */
export async function newestChangeOf(
	{ audit }: Pick<Store, "audit">,
	thing: InTrail,
): Promise<number> {
	const [newest] = await audit.listOf(thing, 1);
	return newest?.id ?? 0;
}
