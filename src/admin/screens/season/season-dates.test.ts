import { expect, test } from "vitest";
import { dateOf, spanOf } from "./season-dates.ts";

test("a date that is not known is a dash", () => {
	expect(dateOf("2026-02-02")).toBe("2/2/2026");
	expect(dateOf(null)).toBe("-");
});

test.each([
	["2026-10-05", "2027-01-03", "10/5/2026 – 1/3/2027"],
	["2026-10-05", null, "From 10/5/2026"],
	[null, "2027-01-03", "Until 1/3/2027"],
	[null, null, "No dates yet"],
])("a season from %s to %s says so", (startDate, finishDate, text) => {
	expect(spanOf({ startDate, finishDate })).toBe(text);
});
