import fc from "fast-check";
import { expect, test } from "vitest";
import { formatAverageMinutes, formatMinutes, parseMinutes } from "./minutes.ts";

test("minutes are written with two-digit seconds", () => {
	expect(formatMinutes(1907)).toBe("31:47");
	expect(formatMinutes(188)).toBe("3:08");
	expect(formatMinutes(0)).toBe("0:00");
	expect(formatMinutes(12_000)).toBe("200:00");
});

test("minutes that nobody kept are a dash", () => {
	expect(formatMinutes(null)).toBe("-");
	expect(formatAverageMinutes(null, 4)).toBe("-");
	expect(formatAverageMinutes(600, 0)).toBe("-");
});

test("average minutes round to the second and carry into the minute", () => {
	expect(formatAverageMinutes(239, 2)).toBe("2:00");
	expect(formatAverageMinutes(200, 3)).toBe("1:07");
});

test("only M:SS is read", () => {
	for (const text of ["", "31", "31:7", "31:60", "-1:00", "1:00:00", "1.5", "12:3a"]) {
		expect(parseMinutes(text), text).toBeNull();
	}
	expect(parseMinutes(" 3:08 ")).toBe(188);
});

test("what is written is read back", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 59_999 }), (seconds) => {
			expect(parseMinutes(formatMinutes(seconds))).toBe(seconds);
		}),
	);
});
