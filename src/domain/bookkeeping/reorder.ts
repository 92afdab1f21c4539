/** Where somebody wants a thing to stand in its list. */
export type Position = { id: number; order: number };

/**
 * The things in their new places: those named stand where they were put, the others after them in
 * the order they had (rule `reorder-whole-or-nothing`). Things and places are of one list, each
 * place once.
 */
export function reordered<Item extends Position>(
	items: readonly Item[],
	places: readonly Position[],
): Item[] {
	const placeOf = new Map(places.map(({ id, order }) => [id, order]));
	const last = Math.max(...places.map(({ order }) => order));
	const [named, others] = split(items.toSorted(byOrder), ({ id }) => placeOf.has(id));
	return [
		...named.map((item) => ({ ...item, order: placeOf.get(item.id) ?? item.order })).sort(byOrder),
		...others.map((item, index) => ({ ...item, order: last + index + 1 })),
	];
}

/** By order; of two in one place the older comes first. */
export function byOrder(a: Position, b: Position): number {
	return a.order - b.order || a.id - b.id;
}

/** The place after all others. */
export function nextOrder(items: readonly Pick<Position, "order">[]): number {
	return Math.max(0, ...items.map(({ order }) => order)) + 1;
}

function split<Item>(
	items: readonly Item[],
	isFirst: (item: Item) => boolean,
): [first: Item[], second: Item[]] {
	return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
