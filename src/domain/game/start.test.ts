import { expect, test } from "vitest";
import { givenStart } from "./start.ts";

const zone = "America/Los_Angeles";

test("date and time are the truth, and a moment beside them is not read", () => {
	const moment = "2026-05-02T01:30:00Z";
	const given = { date: "2026-06-01", time: "09:05", moment };
	expect(givenStart(given, zone)).toEqual({ date: "2026-06-01", time: "09:05" });
	const day = { date: "2026-06-01", time: null };
	expect(givenStart({ ...day, moment }, zone)).toEqual(day);
	expect(givenStart({ time: "10:00", moment }, zone)).toEqual({ date: undefined, time: "10:00" });
});

test("a moment counts where date and time are sent empty", () => {
	const moment = "2026-07-05T02:30:00.000Z";
	const start = { date: "2026-07-04", time: "19:30" };
	expect(givenStart({ date: null, time: null, moment }, zone)).toEqual(start);
	expect(givenStart({ date: null, moment }, zone)).toEqual(start);
	expect(givenStart({ date: null, time: null }, zone)).toEqual({ date: null, time: null });
});

test("nothing given changes nothing", () => {
	expect(givenStart({}, zone)).toEqual({ date: undefined, time: undefined });
});

test.each([
	["2026-05-02T01:30:00Z", "2026-05-01", "18:30"],
	["2026-05-02T01:30:00.000Z", "2026-05-01", "18:30"],
	["2026-05-01T21:30:00-04:00", "2026-05-01", "18:30"],
	["2026-05-01T18:30", "2026-05-01", "18:30"],
	["2026-05-01T18:30:59", "2026-05-01", "18:30"],
])("a moment alone is read on the organization's clock: %s", (moment, date, time) => {
	expect(givenStart({ moment }, zone)).toEqual({ date, time });
});
