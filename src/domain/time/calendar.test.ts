import { afterEach, describe, expect, test } from "vitest";
import { addDays, isDate, weekdayOf, weekOf } from "./calendar.ts";

const processZone = process.env.TZ;
afterEach(() => {
	if (processZone === undefined) delete process.env.TZ;
	else process.env.TZ = processZone;
});

describe.each(["UTC", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Kiritimati"])(
	"on a machine in %s",
	(zone) => {
		test("a week is seven days across the change of the clock and the year", () => {
			process.env.TZ = zone;
			expect(addDays("2025-03-08", 7)).toBe("2025-03-15");
			expect(addDays("2025-11-01", 7)).toBe("2025-11-08");
			expect(addDays("2025-12-31", 1)).toBe("2026-01-01");
			expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
		});

		test("a week is Monday to Sunday, whatever its day", () => {
			process.env.TZ = zone;
			const week = { from: "2025-12-29", to: "2026-01-04" };
			for (const day of ["2025-12-29", "2025-12-31", "2026-01-04"]) {
				expect(weekOf(day)).toEqual(week);
			}
			expect(weekOf("2026-01-05").from).toBe("2026-01-05");
		});

		test("a leap year has its day", () => {
			process.env.TZ = zone;
			expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
			expect(addDays("2024-02-29", 365)).toBe("2025-02-28");
			expect(addDays("2025-02-28", 1)).toBe("2025-03-01");
		});

		test("the weekday belongs to the date", () => {
			process.env.TZ = zone;
			expect(weekdayOf("2025-05-01")).toBe(4);
			expect(weekdayOf("2025-03-09")).toBe(0);
			expect(weekdayOf("1969-12-27")).toBe(6);
		});
	},
);

test("only days that exist are dates", () => {
	for (const date of ["2024-02-29", "2025-12-31"]) expect(isDate(date), date).toBe(true);
	for (const text of ["2025-02-29", "2025-13-01", "2025-00-10", "2025-5-1", "", "2025-05-01T00"]) {
		expect(isDate(text), text).toBe(false);
	}
});
