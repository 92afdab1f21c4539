import type { BlockContent } from "#domain/page/fields.ts";
import { storedBlocks } from "#domain/page/stored-blocks.ts";

/** The blocks of a page as they are kept, at whatever release. */
export function blocksIn(text: string): BlockContent[] {
	return storedBlocks(JSON.parse(text));
}
