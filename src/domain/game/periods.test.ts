import { expect, test } from "vitest";
import { defaultBasketballPeriods, isFinalPeriod } from "./periods.ts";

test("the Final period is known by its name, not by its place", () => {
	expect(isFinalPeriod({ name: "final" })).toBe(true);
	expect(isFinalPeriod({ name: " FINAL " })).toBe(true);
	expect(isFinalPeriod({ name: "Finals day" })).toBe(false);
	expect(isFinalPeriod({ name: "Q4" })).toBe(false);
});

test("the default periods have exactly one Final", () => {
	expect(defaultBasketballPeriods.filter(isFinalPeriod)).toHaveLength(1);
});
