import { afterEach, describe, expect, test } from "vitest";
import {
	formatDays,
	formatFullDate,
	formatGameDate,
	formatGameTime,
	formatMonth,
	formatShortDate,
	formatShortDay,
	formatWeekday,
} from "./format.ts";

const processZone = process.env.TZ;
afterEach(() => {
	if (processZone === undefined) delete process.env.TZ;
	else process.env.TZ = processZone;
});

describe.each(["UTC", "America/New_York", "Asia/Tokyo", "Pacific/Pago_Pago"])(
	"on a machine in %s",
	(zone) => {
		test("a date is shown as the day it names", () => {
			process.env.TZ = zone;
			expect(formatGameDate("2025-05-01")).toBe("May 1, 2025");
			expect(formatShortDate("2025-05-01")).toBe("5/1/2025");
			expect(formatWeekday("2025-05-01")).toBe("Thursday, May 1");
			expect(formatFullDate("2025-05-01")).toBe("Thursday, May 1, 2025");
			expect(formatShortDay("2025-05-01")).toBe("Thu, May 1");
		});

		test("days of the clock's change, the year's end and the leap day are themselves", () => {
			process.env.TZ = zone;
			expect(formatWeekday("2025-03-09")).toBe("Sunday, March 9");
			expect(formatWeekday("2025-11-02")).toBe("Sunday, November 2");
			expect(formatGameDate("2025-12-31")).toBe("December 31, 2025");
			expect(formatShortDate("2024-02-29")).toBe("2/29/2024");
		});
	},
);

test("a time of HH:MM is shown on the twelve-hour clock", () => {
	expect(formatGameTime("18:00")).toBe("6:00 PM");
	expect(formatGameTime("00:05")).toBe("12:05 AM");
	expect(formatGameTime("12:00")).toBe("12:00 PM");
	expect(formatGameTime("11:59")).toBe("11:59 AM");
});

test("seconds are not shown", () => {
	expect(formatGameTime("18:00:00")).toBe("6:00 PM");
});

test("what is not HH:MM is not shown", () => {
	for (const text of [null, "", "TBD", "6pm", "9:00", "24:00", "18:60", "18:00 PM", "18:00\n"]) {
		expect(formatGameTime(text), String(text)).toBeNull();
	}
});

test("names a stretch of days and a month", () => {
	expect(formatDays("2026-11-16", "2026-11-22")).toBe("November 16 – 22");
	expect(formatDays("2026-11-30", "2026-12-06")).toBe("November 30 – December 6");
	expect(formatMonth("2026-11-01")).toBe("November 2026");
});
