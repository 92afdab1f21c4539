import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { Position } from "#domain/bookkeeping/reorder.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { withSumsMadeAgain } from "../stats/totals.ts";
import { authorizeBookkeeping, type Book, findSport, saveChanges } from "./bookkeeping.ts";

/**
 * Brings a list back as it was before its reset, which the audit tells, as long as nobody has
 * changed it since. What the reset took away had no values, so it loses nothing by another id.
 */
export async function undoReset<Item extends Position>(
	scope: WorkScope,
	book: Book<Item>,
	{ sportId }: { sportId: number },
): Promise<Kept<Item>[]> {
	authorizeBookkeeping(scope);
	await findSport(scope, sportId);
	return withSumsMadeAgain(scope.store, async (store) => {
		const shelf = book.in(store);
		const list = await shelf.list(sportId);
		const before = await listBeforeReset(store, book, { sportId, list });
		const known = new Set(list.map(({ id }) => id));
		const wanted = new Set(before.map(({ id }) => id));
		const added = list.filter(({ id }) => !wanted.has(id)).map(({ id }) => id);
		if ((await shelf.usedAmong(added)).length > 0) throw tooLate();
		await shelf.remove(added);
		await saveChanges(
			shelf,
			list,
			before.filter(({ id }) => known.has(id)),
		);
		for (const { id: _, sportId: __, createdBy, ...item } of before.filter(
			({ id }) => !known.has(id),
		)) {
			// The compiler loses that only what every list has was left out.
			await shelf.insert(sportId, [item as unknown as Omit<Item, "id">], createdBy);
		}
		await book.settle?.(store, sportId, list);
		const after = await shelf.list(sportId);
		await recordChange(scope, store, {
			action: `${book.noun}.restore`,
			id: null,
			before: list,
			after,
		});
		return after;
	});
}

type Now<Item> = { sportId: number; list: readonly Kept<Item>[] };

/** The newest change has to be the reset, and the list as the reset left it. */
async function listBeforeReset<Item extends Position>(
	store: Store,
	book: Book<Item>,
	{ sportId, list }: Now<Item>,
): Promise<Kept<Item>[]> {
	const [latest] = await store.audit.list({ limit: 1, offset: 0, subjects: [book.noun] });
	const isReset = latest?.action === `${book.noun}.reset`;
	if (!isReset || JSON.stringify(latest.after) !== JSON.stringify(list)) throw tooLate();
	const before = latest.before as Kept<Item>[];
	if (before.some((item) => item.sportId !== sportId)) throw tooLate();
	return before;
}

function tooLate(): Refusal {
	return new Refusal(
		"conflict",
		"The list has changed since, so the reset cannot be undone any more.",
	);
}
