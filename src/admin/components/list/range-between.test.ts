import { expect, test } from "vitest";
import { rangeBetween } from "./range-between.ts";

test("a range goes from the row chosen before to this one, up or down", () => {
	expect(rangeBetween([5, 3, 9, 1], 3, 1)).toEqual([3, 9, 1]);
	expect(rangeBetween([5, 3, 9, 1], 9, 5)).toEqual([5, 3, 9]);
	expect(rangeBetween([5, 3, 9, 1], 9, 9)).toEqual([9]);
});

test("without a row before, or one that is not shown any more, it is this one", () => {
	expect(rangeBetween([5, 3], null, 3)).toEqual([3]);
	expect(rangeBetween([5, 3], 7, 3)).toEqual([3]);
});
