import { describe, expect, test } from "vitest";
import { pageKeys } from "#domain/page/blocks.ts";
import { readBlocks } from "#domain/page/read-blocks.ts";
import { kinds } from "./kinds.ts";
import { outlineOf } from "./outlines.ts";

describe("outlineOf", () => {
	test.each([...pageKeys, "p17"])("%s begins with a draft that says what belongs where", (key) => {
		const outline = outlineOf(key);
		expect(readBlocks(kinds, outline, { key, isDraft: true })).toEqual({ blocks: outline });
		expect(outline[0]?.hint).toBeTypeOf("string");
	});

	test("no outline says how much, when or who", () => {
		const said = pageKeys.flatMap(outlineOf).map(({ hint: _hint, id: _id, ...block }) => block);
		expect(JSON.stringify(said)).not.toMatch(/\$|D1|@|20\d\d|\bMonday\b/);
	});
});
