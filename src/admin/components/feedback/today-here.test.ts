import { expect, test } from "vitest";
import { todayHere } from "./today-here.ts";

test("today is the day of the wall clock here", () => {
	expect(todayHere(new Date(2026, 2, 9, 23, 59))).toBe("2026-03-09");
});
