import { expect, test } from "vitest";
import { pageKeys } from "./blocks.ts";
import { addressOf, keyAt, unwritten } from "./site-page.ts";

test("each of the nine pages has an address, and is the page at it", () => {
	for (const key of pageKeys) expect(keyAt(addressOf({ key, path: null }))).toBe(key);
	expect(addressOf({ key: "p7", path: "open-gym" })).toBe("/open-gym");
	expect(keyAt("/open-gym")).toBeUndefined();
});

test("nobody is led to a page about children by a search engine before its writer says so", () => {
	expect(pageKeys.filter((key) => !unwritten(key).isIndexed)).toEqual(["youth"]);
});
