import { expect, test } from "vitest";
import { readFeet } from "./height.ts";

test.each([
	[`6'2"`, 6, 2],
	["6’ 11”", 6, 11],
	["6-2", 6, 2],
	["6 ft 2 in", 6, 2],
	["6'", 6, 0],
	["5 pi 9 po", 5, 9],
])("%s is %i feet and %i inches", (written, feet, inches) => {
	expect(readFeet(written)).toEqual({ feet, inches });
});

test.each(["1.88 m", "188", "62", "6'12\"", "tall", ""])("%s is no height in feet", (written) => {
	expect(readFeet(written)).toBeNull();
});
