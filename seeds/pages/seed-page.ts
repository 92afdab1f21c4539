import type { WrittenBlock } from "#blocks/kinds.ts";
import type { PageKey } from "#domain/page/blocks.ts";

/** A page as it is written here. */
export type SeedPage = {
	key: PageKey;
	title: string;
	isPublished: boolean;
	blocks: readonly WrittenBlock[];
};
