import { expect, test } from "vitest";
import { naturalOrder } from "./natural-order.ts";

test("numbers in names sort by size", () => {
	expect(["D10", "D2", "D1"].toSorted(naturalOrder)).toEqual(["D1", "D2", "D10"]);
});

test("accents sort beside their plain letter, not after z", () => {
	expect(["Zulu", "Émile", "Eric", "Adam"].toSorted(naturalOrder)).toEqual([
		"Adam",
		"Émile",
		"Eric",
		"Zulu",
	]);
});

test("a name equals only itself", () => {
	expect(naturalOrder("Hoops", "Hoops")).toBe(0);
	expect(naturalOrder("hoops", "Hoops")).not.toBe(0);
});
