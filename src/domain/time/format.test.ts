import { afterEach, describe, expect, test } from "vitest";
import {
	formatDays,
	formatFullDate,
	formatGameDate,
	formatGameTime,
	formatMonth,
	formatShortDate,
	formatShortDay,
	formatShortWeekday,
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

test("Montréal and Mexico City write days in their own way", () => {
	const french = [formatGameDate("2025-05-01", "fr"), formatWeekday("2025-05-02", "fr")];
	expect(french).toEqual(["1er mai 2025", "vendredi 2 mai"]);
	const spanish = [formatGameDate("2025-05-01", "es"), formatWeekday("2025-05-02", "es")];
	expect(spanish).toEqual(["1 de mayo de 2025", "viernes 2 de mayo"]);
	expect(formatDays("2026-11-16", "2026-11-22", "fr")).toBe("16 – 22 novembre");
	expect(formatDays("2026-11-30", "2026-12-06", "es")).toBe("30 de noviembre – 6 de diciembre");
	expect(formatMonth("2026-11-30", "es")).toBe("noviembre de 2026");
	expect([formatShortWeekday("2025-05-01", "fr"), formatShortWeekday("2025-05-01", "es")]).toEqual([
		"jeu.",
		"jue",
	]);
	expect(formatFullDate("2025-05-01", "fr")).toBe("jeudi 1er mai 2025");
	expect([formatShortDay("2025-05-01", "fr"), formatShortDay("2025-05-01", "es")]).toEqual([
		"jeu. 1er mai",
		"jue 1 de may",
	]);
	expect([formatShortDate("2025-05-01", "fr"), formatShortDate("2025-05-01", "es")]).toEqual([
		"2025-05-01",
		"1/5/2025",
	]);
});

test("the clock is the organization's, and is written as the language does", () => {
	const at = (language: "en" | "fr" | "es", clock: 12 | 24) =>
		formatGameTime("18:05", { language, clock });
	expect([at("en", 24), at("fr", 24), at("es", 24)]).toEqual([
		"18:05",
		"18\u00a0h\u00a005",
		"18:05",
	]);
	expect([at("en", 12), at("fr", 12), at("es", 12)]).toEqual(["6:05 PM", "6:05 PM", "6:05 p.m."]);
});
