import { expect, test } from "vitest";
import { daysLeft } from "./days-left.ts";

test.each([
	["2026-03-01T12:00:00Z", 30],
	["2026-02-28T13:00:00Z", 30],
	["2026-02-28T12:00:00Z", 29],
	["2026-01-31T12:00:01Z", 2],
	["2026-01-30T13:00:00Z", 1],
	["2026-01-01T00:00:00Z", 0],
])("what was deleted at %s can come back for %i days", (deletedAt, days) => {
	expect(daysLeft(deletedAt, new Date("2026-03-01T12:00:00Z"))).toBe(days);
});
