import { breathe } from "#store/engine/breathe.ts";
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
 * A public answer as UTF-8. In between the rows of its first field, which may be a list of any length,
 * others have their turn; where each of them ends is known as long as the page that `toPage` makes.
 */
export async function answerPage(
	answer: unknown,
	toPage: (json: Buffer) => WirePage,
): Promise<WirePage> {
	const [[name, list] = ["", null], ...others] = Object.entries(answer as object);
	if (!Array.isArray(list)) return toPage(Buffer.from(JSON.stringify(answer)));
	const pieces = [Buffer.from(`{${JSON.stringify(name)}:[`)];
	let end = pieces[0]?.length ?? 0;
	const ends = [end];
	for (const row of list) {
		const piece = Buffer.from(`${ends.length === 1 ? "" : ","}${JSON.stringify(row)}`);
		end += piece.length;
		ends.push(end);
		pieces.push(piece);
		await breathe();
	}
	const rest = JSON.stringify(Object.fromEntries(others)).slice(1);
	pieces.push(Buffer.from(`]${rest === "}" ? "" : ","}${rest}`));
	const page = toPage(Buffer.concat(pieces));
	known.set(page, ends);
	return page;
}

/** Of a list that is kept: where its first row begins and where each of them ends. */
const known = new WeakMap<WirePage, readonly number[]>();

/**
 * Cuts a page out of answers that are kept: whoever walks through a list, at whatever offsets, has it
 * read and written once. `answerTo` answers the same call for a part of the list; `rest` is awaited
 * before a long page is copied.
 */
export async function cutPage(
	input: unknown,
	{ limit, offset }: PageAsked,
	answerTo: (input: ListInput) => Promise<WirePage>,
	rest: () => Promise<void>,
): Promise<Buffer> {
	const { limit: _, offset: __, ...asked } = input as ListInput;
	const join = async (list: List, parts: readonly Buffer[]) => {
		if (parts.reduce((sum, { length }) => sum + length, 0) >= longPage) await rest();
		return around(list, parts);
	};
	const beginning = beginnings.find((size) => offset + limit <= size);
	if (beginning !== undefined) {
		const list = listOf(await answerTo({ ...asked, limit: beginning, offset: 0 }));
		return join(list, [rowsOf(list, offset, offset + limit)]);
	}
	let first = 0;
	let list = listOf(await answerTo(asked));
	const rows: Buffer[] = [];
	for (;;) {
		rows.push(rowsOf(list, offset - first, offset + limit - first));
		first += mostOfPart;
		// Behind a part that is not full there is nothing, however far the offset is.
		if (list.count < mostOfPart || offset + limit <= first) return join(list, rows);
		list = listOf(await answerTo({ ...asked, limit: mostOfPart, offset: first }));
	}
}

/** From so many bytes on a page takes longer to copy and send than to find. */
const longPage = 64 * 1024;

type List = { json: Buffer; ends: readonly number[]; count: number };

function listOf(page: WirePage): List {
	const { body } = page.answer({ acceptEncoding: undefined, ifNoneMatch: undefined });
	const ends = known.get(page);
	if (body === null || ends === undefined) throw new Error("A page of what is no list");
	return { json: body, ends, count: ends.length - 1 };
}

/** The rows from one place to before another, with the commas between them. */
function rowsOf({ json, ends, count }: List, from: number, to: number): Buffer {
	const [first, behind] = [Math.max(0, from), Math.min(count, to)];
	if (first >= behind) return Buffer.of();
	return json.subarray(endAt(ends, first) + (first === 0 ? 0 : 1), endAt(ends, behind));
}

function around({ json, ends, count }: List, parts: readonly Buffer[]): Buffer {
	const rows = parts.filter(({ length }) => length > 0);
	return Buffer.concat([
		json.subarray(0, endAt(ends, 0)),
		...rows.flatMap((part, at) => (at === 0 ? [part] : [comma, part])),
		json.subarray(endAt(ends, count)),
	]);
}

const comma = Buffer.from(",");

const endAt = (ends: readonly number[], row: number) => ends[row] ?? 0;
