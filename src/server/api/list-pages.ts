import { Refusal } from "#usecases/refusals.ts";
import type { WirePage } from "../cache/wire-page.ts";

/** What a stranger gets of a list at once, where a page of it is asked for (rule `most-rows`). */
const mostOfStrangers = 200;
/** A whole list is answered up to so many rows; longer ones are kept in parts of this size. */
const mostOfPart = 5000;
/** Most ask for the beginning of a list: these are read without the rest of it. */
const beginnings = [100, mostOfStrangers];

/** Pages of these sizes, one behind the other, are kept as they were cut; any others would fill the memory. */
const usualSizes = [10, 20, 25, 50, 100, mostOfStrangers];

export type PageAsked = { limit: number; offset: number };
type ListInput = Record<string, unknown>;

/**
 * The page of a list that a stranger asks for; null where all of it is asked for, or no list.
 * Members ask for up to 5,000 rows.
 */
export function pageAsked(input: unknown): PageAsked | null {
	const { limit, offset } = input as { limit?: number; offset?: number };
	if (limit === undefined && offset === undefined) return null;
	if (limit !== undefined && limit > mostOfStrangers) {
		const sentence = `limit is a number from 1 to ${mostOfStrangers} for visitors. Leave out limit and offset to get the whole list.`;
		throw new Refusal("malformed", sentence, { fields: { limit: sentence } });
	}
	return { limit: limit ?? mostOfStrangers, offset: offset ?? 0 };
}

/** Whether programs ask for it as they walk through a list, so that it is worth keeping. */
export function isUsualPage({ limit, offset }: PageAsked): boolean {
	return usualSizes.includes(limit) && offset % limit === 0;
}

/**
 * Cuts a page out of answers that are kept: whoever walks through a list, at whatever offsets, has it
 * read once. `answerTo` answers the same call for a part of the list, which is its first field.
 */
export async function cutPage(
	input: unknown,
	{ limit, offset }: PageAsked,
	answerTo: (input: ListInput) => Promise<WirePage>,
): Promise<string> {
	const { limit: _, offset: __, ...rest } = input as ListInput;
	const beginning = beginnings.find((size) => offset + limit <= size);
	if (beginning !== undefined) {
		const page = await answerTo({ ...rest, limit: beginning, offset: 0 });
		if (limit === beginning) return jsonOf(page);
		const list = rowsOf(page);
		return list.around(list.rows.slice(offset, offset + limit));
	}
	let first = 0;
	let list = rowsOf(await answerTo(rest));
	const rows: string[] = [];
	for (;;) {
		rows.push(...list.rows.slice(Math.max(0, offset - first), offset + limit - first));
		first += mostOfPart;
		// Behind a part that is not full there is nothing, however far the offset is.
		if (list.rows.length < mostOfPart || offset + limit <= first) return list.around(rows);
		list = rowsOf(await answerTo({ ...rest, limit: mostOfPart, offset: first }));
	}
}

function jsonOf(page: WirePage): string {
	return String(page.answer({ acceptEncoding: undefined, ifNoneMatch: undefined }).body);
}

type List = { rows: readonly string[]; around: (rows: readonly string[]) => string };

/** Kept as long as the answer is. */
const known = new WeakMap<WirePage, List>();

function rowsOf(page: WirePage): List {
	const before = known.get(page);
	if (before !== undefined) return before;
	const [[name, list], ...others] = Object.entries(JSON.parse(jsonOf(page))) as [
		[string, unknown[]],
		...[string, unknown][],
	];
	const end = JSON.stringify(Object.fromEntries(others)).slice(1);
	const made: List = {
		rows: list.map((row) => JSON.stringify(row)),
		around: (rows) =>
			`{${JSON.stringify(name)}:[${rows.join()}]${others.length === 0 ? "" : ","}${end}`,
	};
	known.set(page, made);
	return made;
}
