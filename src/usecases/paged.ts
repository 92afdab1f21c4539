/** Which part of a list is wanted; all of it unless it is said. */
export type PageAsked = { limit?: number | undefined; offset?: number | undefined };

/** More rows than these are never answered at once (rule `most-rows`). */
const mostRows = 5000;

/** One page of a sorted list. */
export function paged<Item>(
	list: readonly Item[],
	{ limit = mostRows, offset = 0 }: PageAsked,
): Item[] {
	return list.slice(offset, offset + limit);
}
