import { canManageLeagues } from "#domain/account/policy.ts";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import { byOrder, type Position } from "#domain/bookkeeping/reorder.ts";
import { say } from "#domain/language/say.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import type { Book } from "./bookkeeping.ts";

/** Gives one of a list another name; what was written down for it stays. */
export async function rename<Item extends Position & { name: string }>(
	scope: WorkScope,
	book: Book<Item>,
	{ id, name }: { id: number; name: string },
): Promise<Kept<Item>> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const shelf = book.in(store);
		const [known] = await shelf.findMany([id]);
		const before = found(known, book.missing);
		const after = { ...before, name };
		const others = (await shelf.list(before.sportId)).filter((it) => it.id !== id);
		if (others.some((other) => book.keyOf(other) === book.keyOf(after))) {
			throw new Refusal("conflict", book.taken, { fields: { name: book.taken } });
		}
		await shelf.save(after);
		await recordChange(scope, store, { action: `${book.noun}.change`, id, before, after });
		return after;
	});
}

/** Takes one out of a list, unless something was written down for it. */
export async function removeUnused<Item extends Position & { name: string }>(
	scope: WorkScope,
	book: Book<Item>,
	{ id }: { id: number },
): Promise<{ removed: Kept<Item>; list: Kept<Item>[] }> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const shelf = book.in(store);
		const [known] = await shelf.findMany([id]);
		const removed = found(known, book.missing);
		if ((await shelf.usedAmong([id])).length > 0) {
			throw new Refusal(
				"conflict",
				say`${removed.name} is in use and cannot be deleted. Hide it instead.`,
			);
		}
		await shelf.remove([id]);
		await recordChange(scope, store, { action: `${book.noun}.delete`, id, before: removed });
		return { removed, list: (await shelf.list(removed.sportId)).sort(byOrder) };
	});
}
