import { expect, test } from "vitest";
import { spanOf } from "./schedule-dates.ts";

test.each([
	["2026-01-05", "2026-03-09", "January 5 – March 9, 2026"],
	["2025-11-03", "2026-01-05", "November 3, 2025 – January 5, 2026"],
	["2026-01-05", "2026-01-05", "January 5, 2026"],
])("from %s to %s", (startDate, lastWeek, text) => {
	expect(spanOf({ startDate, lastWeek })).toBe(text);
});
