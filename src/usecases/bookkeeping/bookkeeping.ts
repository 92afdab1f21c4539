import { canManageLeagues } from "#domain/account/policy.ts";
import { type Bookkeeping, defaultBookkeeping } from "#domain/bookkeeping/defaults.ts";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import { byOrder, nextOrder, type Position, reordered } from "#domain/bookkeeping/reorder.ts";
import { type ResetRules, resetTo } from "#domain/bookkeeping/reset.ts";
import { messages } from "#domain/messages.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { withSumsMadeAgain } from "../stats/totals.ts";

/**
 * One of the three lists an organization keeps of a sport: statistics, game periods, player
 * attributes. What can be done with a list is the same for all; this is what tells them apart.
 */
export type Book<Item extends Position> = ResetRules<Kept<Item>, Omit<Item, "id">> & {
	/** As the audit calls one of the list. */
	noun: string;
	/** The sentence for an item that does not exist. */
	missing: string;
	/** The sentence for an item that exists already, and at which field it is shown. */
	taken: string;
	field: string;
	in: (store: Store) => BookStore<Item>;
	standards: (defaults: Bookkeeping) => readonly Omit<Item, "id">[];
	isHidden: (item: Item) => boolean;
	show: (item: Kept<Item>) => Kept<Item>;
	/** A new one as it is kept, beside those that are there; refuses what cannot be. */
	prepare?: (added: Omit<Item, "id">, list: readonly Kept<Item>[]) => Omit<Item, "id">;
	/** What else becomes of a list that is another now; in the same transaction, but for old sums. */
	settle?: (store: Store, sportId: number, before: readonly Kept<Item>[]) => Promise<void>;
};

type BookStore<Item> = {
	list: (sportId: number) => Promise<Kept<Item>[]>;
	findMany: (ids: readonly number[]) => Promise<Kept<Item>[]>;
	usedAmong: (ids: readonly number[]) => Promise<number[]>;
	insert: (
		sportId: number,
		items: readonly Omit<Item, "id">[],
		createdBy: number | null,
	) => Promise<void>;
	save: (item: Item) => Promise<void>;
	remove: (ids: readonly number[]) => Promise<void>;
};

/** The sport with this id, when the organization or the user acted for has it. */
export async function findSport(scope: WorkScope, sportId: number): Promise<Sport> {
	const sports = [...scope.organization.sports, ...(await scope.sports())];
	return found(
		sports.find(({ id }) => id === sportId),
		messages.sports.noneFound,
	);
}

/** Adds one at the end of the list. */
export async function addTo<Item extends Position>(
	scope: WorkScope,
	book: Book<Item>,
	sportId: number,
	item: Omit<Item, "id" | "order">,
): Promise<Kept<Item>> {
	authorizeBookkeeping(scope);
	await findSport(scope, sportId);
	return withSumsMadeAgain(scope.store, async (store) => {
		const before = await book.in(store).list(sportId);
		// The compiler loses that what was left out has been put back.
		const added = { ...item, order: nextOrder(before) } as unknown as Omit<Item, "id">;
		if (before.some((known) => book.keyOf(known) === book.keyOf(added))) {
			throw new Refusal("conflict", book.taken, { fields: { [book.field]: book.taken } });
		}
		const { viewer } = scope;
		const createdBy = viewer.kind === "member" ? viewer.userId : null;
		const kept = book.prepare?.(added, before) ?? added;
		await book.in(store).insert(sportId, [kept], createdBy);
		await book.settle?.(store, sportId, before);
		const known = new Set(before.map(({ id }) => id));
		const after = found(
			(await book.in(store).list(sportId)).find(({ id }) => !known.has(id)),
			book.missing,
		);
		await recordChange(scope, store, { action: `${book.noun}.add`, id: after.id, after });
		return after;
	});
}

/**
 * Hides or shows one; without saying which, the other than before (rule `toggle-without-a-word`).
 */
export async function setHidden<Item extends Position>(
	scope: WorkScope,
	book: Book<Item>,
	asked: { id: number; isHidden: boolean | undefined },
): Promise<Kept<Item>> {
	authorizeBookkeeping(scope);
	return scope.store.transaction(async (store) => {
		const [known] = await book.in(store).findMany([asked.id]);
		const before = found(known, book.missing);
		const isHidden = asked.isHidden ?? !book.isHidden(before);
		const after = isHidden ? book.hide(before) : book.show(before);
		await book.in(store).save(after);
		await recordChange(scope, store, {
			action: `${book.noun}.change`,
			id: asked.id,
			before,
			after,
		});
		return after;
	});
}

/**
 * Puts a list in order, all or nothing (rule `reorder-whole-or-nothing`); answers the whole list.
 */
export async function reorder<Item extends Position>(
	scope: WorkScope,
	book: Book<Item>,
	places: readonly Position[],
): Promise<Kept<Item>[]> {
	authorizeBookkeeping(scope);
	const ids = places.map(({ id }) => id);
	if (new Set(ids).size < ids.length) {
		throw new Refusal("invalid", "Each entry of the list can be named only once.");
	}
	return scope.store.transaction(async (store) => {
		const named = await book.in(store).findMany(ids);
		if (named.length < ids.length) throw new Refusal("missing", book.missing);
		const [first] = named;
		if (first === undefined) return [];
		const { sportId } = first;
		if (named.some((item) => item.sportId !== sportId)) {
			throw new Refusal("invalid", "These do not all belong to one sport.");
		}
		const before = await book.in(store).list(sportId);
		const after = reordered(before, places);
		await saveChanges(book.in(store), before, after);
		const action = `${book.noun}.reorder` as const;
		await recordChange(scope, store, {
			action,
			id: null,
			before: placesOf(before),
			after: placesOf(after),
		});
		return after;
	});
}

/**
 * Brings the defaults of a sport back, and loses nothing that was written down
 * (rule `reset-loses-nothing`).
 */
export async function reset<Item extends Position>(
	scope: WorkScope,
	book: Book<Item>,
	sportId: number,
): Promise<Kept<Item>[]> {
	authorizeBookkeeping(scope);
	const sport = await findSport(scope, sportId);
	return withSumsMadeAgain(scope.store, async (store) => {
		const shelf = book.in(store);
		const before = await shelf.list(sport.id);
		const usedIds = await shelf.usedAmong(before.map(({ id }) => id));
		const standards = book.standards(defaultBookkeeping(sport));
		// What is read of one that is there is there before it has an id, too.
		const { added, changed, removed } = resetTo<Omit<Item, "id">, Kept<Item>>(
			standards,
			before,
			usedIds,
			book,
		);
		await shelf.remove(removed.map(({ id }) => id));
		await saveChanges(shelf, before, changed);
		await shelf.insert(sport.id, added, null);
		await book.settle?.(store, sport.id, before);
		const after = await shelf.list(sport.id);
		await recordChange(scope, store, { action: `${book.noun}.reset`, id: null, before, after });
		return after;
	});
}

export function authorizeBookkeeping({ viewer, organization }: WorkScope): void {
	authorize(canManageLeagues(viewer, organization.id));
}

export async function saveChanges<Item extends Position>(
	shelf: BookStore<Item>,
	before: readonly Kept<Item>[],
	after: readonly Kept<Item>[],
): Promise<void> {
	const known = new Map(before.map((item) => [item.id, JSON.stringify(item)]));
	for (const item of after) {
		if (known.get(item.id) !== JSON.stringify(item)) await shelf.save(item);
	}
}

function placesOf(items: readonly Position[]): Position[] {
	return items.toSorted(byOrder).map(({ id, order }) => ({ id, order }));
}
