import { expect, test } from "vitest";
import { momentHere, todayHere } from "./today-here.ts";

test("today is the day of the wall clock here", () => {
	expect(todayHere(new Date(2026, 2, 9, 23, 59))).toBe("2026-03-09");
});

test("a moment is a time here, and of another day than today a day as well", () => {
	const now = new Date(2026, 2, 3, 21, 0);
	expect(momentHere(new Date(2026, 2, 3, 19, 42).getTime(), now)).toBe("7:42 PM");
	expect(momentHere(new Date(2026, 2, 2, 0, 5).toISOString(), now)).toBe("March 2, 2026, 12:05 AM");
});
