import type { Answered } from "#api/client.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import { client } from "../../../client.ts";
import type { Writing } from "./editing.ts";
import type { Kept } from "./saving/saving.ts";

/** A page as the API gives it to be written. */
export type Page = Answered<"GET", "/pages/:key">["page"];

/** The page in the shape in which it is edited and saved. */
export function toKept(page: Page): Kept<Page> {
	const { title, description, isIndexed, blocks, isOwn, path, revision } = page;
	return {
		page,
		revision,
		writing: {
			title,
			description: description ?? "",
			isIndexed,
			path: isOwn ? path.slice(1) : null,
			blocks: blocks as BlockContent[],
		},
	};
}

export async function readPage(key: string): Promise<Kept<Page>> {
	return toKept((await client.get("/pages/:key", { key })).page);
}

export async function savePage(
	key: string,
	writing: Writing,
	revision: number,
): Promise<Kept<Page>> {
	const { title, description, path, isIndexed, blocks } = writing;
	const { page } = await client.put("/pages/:key/draft", {
		key,
		revision,
		title,
		description,
		isIndexed,
		blocks: [...blocks],
		...(path !== null && { path }),
	});
	return toKept(page);
}

/** How the page would look, as HTML of the public site. */
export async function drawPage(
	key: string,
	{ title, blocks }: Pick<Writing, "title" | "blocks">,
): Promise<string> {
	const sent = { key, title, blocks: [...blocks] };
	return (await client.post("/pages/:key/preview", sent)).html;
}
