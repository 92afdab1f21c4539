import { afterEach, describe, expect, test } from "vitest";
import { addDays } from "./calendar.ts";
import { instantOf, isZone, today, wallClockOf, zonedTime } from "./wall-clock.ts";

const losAngeles = "America/Los_Angeles";
const processZone = process.env.TZ;
afterEach(() => {
	if (processZone === undefined) delete process.env.TZ;
	else process.env.TZ = processZone;
});

describe.each(["UTC", "America/New_York", "America/Los_Angeles", "Asia/Tokyo"])(
	"on a machine in %s",
	(zone) => {
		test("the clock in the hall decides the instant, in summer and in winter", () => {
			process.env.TZ = zone;
			expect(instantOf("2025-05-01", "18:00", losAngeles)).toBe("2025-05-02T01:00:00Z");
			expect(instantOf("2025-12-31", "18:00", losAngeles)).toBe("2026-01-01T02:00:00Z");
			expect(instantOf("2024-02-29", "09:05", "America/Toronto")).toBe("2024-02-29T14:05:00Z");
		});

		test("a time that the clock skips is an hour later", () => {
			process.env.TZ = zone;
			const instant = instantOf("2025-03-09", "02:30", losAngeles);
			expect(instant).toBe("2025-03-09T10:30:00Z");
			expect(wallClockOf(instant, losAngeles)).toEqual({ date: "2025-03-09", time: "03:30" });
		});

		test("of a time that the clock shows twice the first is meant", () => {
			process.env.TZ = zone;
			expect(instantOf("2025-11-02", "01:30", losAngeles)).toBe("2025-11-02T08:30:00Z");
		});

		test("today is the date in the organization's zone", () => {
			process.env.TZ = zone;
			const now = new Date("2026-01-01T07:59:59Z");
			expect(today(now, losAngeles)).toBe("2025-12-31");
			expect(today(now, "UTC")).toBe("2026-01-01");
			expect(today(now, "Asia/Tokyo")).toBe("2026-01-01");
		});
	},
);

test("a day begins for whoever asked a moment before", () => {
	expect(today(new Date("2026-06-30T18:14:59Z"), "Asia/Kathmandu")).toBe("2026-06-30");
	expect(today(new Date("2026-06-30T18:15:00Z"), "Asia/Kathmandu")).toBe("2026-07-01");
});

test("no zone's day begins within a quarter of an hour", () => {
	for (const zone of Intl.supportedValuesOf("timeZone")) {
		for (const instant of ["2026-01-01T00:00:00Z", "2026-07-01T00:00:00Z"]) {
			expect(Number(wallClockOf(instant, zone).time.slice(-2)) % 15, zone).toBe(0);
		}
	}
});

test("an instant reads as the clock in the zone shows it", () => {
	expect(wallClockOf("2025-05-16T01:30:00Z", "America/Toronto")).toEqual({
		date: "2025-05-15",
		time: "21:30",
	});
	expect(wallClockOf("2025-05-16T04:00:59.5Z", "America/Toronto")).toEqual({
		date: "2025-05-16",
		time: "00:00",
	});
});

test("a moment is written with how far the zone is ahead of UTC", () => {
	expect(zonedTime("2025-05-01", "18:00", losAngeles)).toBe("2025-05-01T18:00:00-07:00");
	expect(zonedTime("2025-12-31", "18:00", "Asia/Kathmandu")).toBe("2025-12-31T18:00:00+05:45");
	expect(zonedTime("2025-12-31", "18:00", "UTC")).toBe("2025-12-31T18:00:00+00:00");
	// On the day on which the clocks change, before and after; and a time that is skipped.
	expect(zonedTime("2025-03-09", "01:30", losAngeles)).toBe("2025-03-09T01:30:00-08:00");
	expect(zonedTime("2025-03-09", "18:00", losAngeles)).toBe("2025-03-09T18:00:00-07:00");
	expect(zonedTime("2025-03-09", "02:30", losAngeles)).toBe("2025-03-09T03:30:00-07:00");
});

test("a time with seconds is read as well", () => {
	expect(instantOf("2025-05-01", "18:00:00", losAngeles)).toBe("2025-05-02T01:00:00Z");
});

test("an unknown zone and a day that does not exist are refused", () => {
	expect(() => instantOf("2025-05-01", "18:00", "Mars/Olympus")).toThrow(RangeError);
	expect(() => today(new Date(0), "Mars/Olympus")).toThrow(RangeError);
	expect(() => instantOf("2025-02-29", "18:00", losAngeles)).toThrow(RangeError);
});

test("on a day without a change of clocks, and on one with, every time is the calendar's", () => {
	for (const zone of [losAngeles, "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia"]) {
		for (let day = 0; day < 366; day += 1) {
			const date = addDays("2025-01-01", day);
			for (const time of ["00:00", "01:30", "02:30", "23:59"]) {
				// With seconds a time is never reckoned from an offset that was kept.
				expect(instantOf(date, time, zone)).toBe(instantOf(date, `${time}:00`, zone));
			}
		}
	}
});

test("a time that no clock shows is refused", () => {
	expect(() => instantOf("2025-05-01", "24:00", losAngeles)).toThrow(RangeError);
	expect(() => instantOf("2025-05-01", "7 pm", losAngeles)).toThrow(RangeError);
});

test("a zone has a name that Intl knows", () => {
	for (const name of ["America/Los_Angeles", "Europe/Berlin", "UTC"]) {
		expect(isZone(name)).toBe(true);
	}
	for (const name of ["", "+02:00", "Nowhere/Town", "America/Los Angeles"]) {
		expect(isZone(name)).toBe(false);
	}
});
