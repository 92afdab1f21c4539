/** Which part of a list is wanted; all of it unless it is said. */
export type PageAsked = { limit?: number | undefined; offset?: number | undefined };

/** Decision A53: more rows than these are never answered at once. */
const mostRows = 5000;

/** A page of a list that is in its order. */
export function pageOf<Item>(
	list: readonly Item[],
	{ limit = mostRows, offset = 0 }: PageAsked,
): Item[] {
	return list.slice(offset, offset + limit);
}
