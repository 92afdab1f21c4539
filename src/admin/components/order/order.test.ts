import { expect, test } from "vitest";
import { inOrder, isSameOrder, movedBy, putDown } from "./order.ts";

test("a step moves one place, and at the ends it stays", () => {
	expect(movedBy([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
	expect(movedBy([1, 2, 3], 2, 1)).toEqual([1, 3, 2]);
	expect(movedBy([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
	expect(movedBy([1, 2, 3], 3, 1)).toEqual([1, 2, 3]);
});

test("what is put down stands before or after the one it was dropped at", () => {
	expect(putDown([1, 2, 3, 4], new Set([4]), { beside: 2, position: "before" })).toEqual([
		1, 4, 2, 3,
	]);
	expect(putDown([1, 2, 3, 4], new Set([1]), { beside: 3, position: "after" })).toEqual([
		2, 3, 1, 4,
	]);
	expect(putDown([1, 2, 3, 4], new Set([3, 1]), { beside: 4, position: "after" })).toEqual([
		2, 4, 1, 3,
	]);
});

test("beside itself nothing moves", () => {
	expect(putDown([1, 2, 3], new Set([2]), { beside: 2, position: "after" })).toEqual([1, 2, 3]);
});

test("a list follows its ids, and what they do not name comes last", () => {
	const items = [1, 2, 3, 4].map((id) => ({ id }));
	expect(inOrder(items, [3, 1, 2]).map(({ id }) => id)).toEqual([3, 1, 2, 4]);
});

test("two orders are the same when every place is", () => {
	expect(isSameOrder([1, 2], [1, 2])).toBe(true);
	expect(isSameOrder([1, 2], [2, 1])).toBe(false);
	expect(isSameOrder([1, 2], [1, 2, 3])).toBe(false);
});
