import { describe, expect, test } from "vitest";
import { pageKeys } from "#domain/page/blocks.ts";
import { readBlocks } from "#domain/page/read-blocks.ts";
import { sayingsOf } from "#words/said/sayings.ts";
import { kinds } from "./kinds.ts";
import { outlineOf } from "./outlines.ts";

const asItIs = (english: string) => english;

describe("outlineOf", () => {
	test.each([...pageKeys, "p17"])("%s begins with a draft that says what belongs where", (key) => {
		const outline = outlineOf(key, asItIs);
		expect(readBlocks(kinds, outline, { key, isDraft: true })).toEqual({ blocks: outline });
		expect(outline[0]?.hint).toBeTypeOf("string");
	});

	test("no outline says how much, when or who", () => {
		const said = pageKeys
			.flatMap((key) => outlineOf(key, asItIs))
			.map(({ hint: _hint, id: _id, ...block }) => block);
		expect(JSON.stringify(said)).not.toMatch(/\$|D1|@|20\d\d|\bMonday\b/);
	});

	test.each(["fr", "es"] as const)("%s has a saying of every word in it", (language) => {
		const unsaid = new Set<string>();
		for (const key of [...pageKeys, "p17"]) {
			outlineOf(key, (english) => {
				if (!(english in sayingsOf(language))) unsaid.add(english);
				return english;
			});
		}
		expect([...unsaid]).toEqual([]);
	});
});
