import { describe, expect, test } from "vitest";
import { daysBetween, weekdayOf } from "../time/calendar.ts";
import { hasBegun } from "./begun.ts";
import { hasWeek, weekDates, weekdayNamed, weekdays } from "./schedule.ts";

describe("week dates", () => {
	test("are the start and seven days more for each week, over the turn of the year", () => {
		expect(weekDates({ startDate: "2025-12-22", numWeeks: 3 })).toEqual([
			"2025-12-22",
			"2025-12-29",
			"2026-01-05",
		]);
	});

	test("keep their weekday when the clocks change", () => {
		for (const startDate of ["2026-03-01", "2026-10-25"]) {
			const days = weekDates({ startDate, numWeeks: 4 }).map(weekdayOf);
			expect(new Set(days)).toEqual(new Set([0]));
		}
	});

	test("are as many as there are weeks, counted from 0", () => {
		expect(hasWeek({ numWeeks: 2 }, 0)).toBe(true);
		expect(hasWeek({ numWeeks: 2 }, 1)).toBe(true);
		expect(hasWeek({ numWeeks: 2 }, 2)).toBe(false);
		expect(hasWeek({ numWeeks: 2 }, -1)).toBe(false);
	});
});

test("weekdays are Sunday to Saturday in any case, and there is no Funday", () => {
	expect(weekdays[weekdayOf("2026-01-05")]).toBe("Monday");
	expect(weekdayNamed(" monday ")).toBe("Monday");
	expect(weekdayNamed("Funday")).toBeUndefined();
});

test("days between two dates count both ways", () => {
	expect(daysBetween("2026-03-07", "2026-03-09")).toBe(2);
	expect(daysBetween("2026-03-09", "2026-02-28")).toBe(-9);
});

describe("a game has begun", () => {
	const plan = { status: "scheduled", score: null, hasNumbers: false } as const;

	test("not while it is only planned, put off or called off, or stands at 0-0", () => {
		expect(hasBegun(plan)).toBe(false);
		expect(hasBegun({ ...plan, score: { home: 0, away: 0 } })).toBe(false);
		expect(hasBegun({ ...plan, status: "postponed" })).toBe(false);
		expect(hasBegun({ ...plan, status: "cancelled" })).toBe(false);
	});

	test("with a score, with numbers, or by its status", () => {
		expect(hasBegun({ ...plan, score: { home: 0, away: 1 } })).toBe(true);
		expect(hasBegun({ ...plan, hasNumbers: true })).toBe(true);
		for (const status of ["in_progress", "completed", "forfeit"] as const) {
			expect(hasBegun({ ...plan, status })).toBe(true);
		}
	});
});
