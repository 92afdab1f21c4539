import { expect, test } from "vitest";
import { kinds } from "#blocks/kinds.ts";
import { readBlocks } from "#domain/page/read-blocks.ts";
import { harborlinePages } from "./index.ts";

test.each(harborlinePages)("$key could be published as it is", ({ key, blocks }) => {
	expect(readBlocks(kinds, blocks, { key, isDraft: false })).toHaveProperty("blocks");
});

test("together they show what pages can be made of", () => {
	const shown = new Set(harborlinePages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
	const missing = kinds.map(({ kind }) => kind).filter((kind) => !shown.has(kind as never));
	expect(missing).toEqual([]);
});
