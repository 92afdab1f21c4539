import { expect, test } from "vitest";
import { firstTyped } from "./typed-schedule.ts";

const today = "2026-11-23";
const begun = (league: string | undefined, seasonStart: string | null) => {
	const { name, startDate, gameDays } = firstTyped(league, seasonStart, today);
	return [name, startDate, gameDays.join()];
};

test("a schedule begins with its season, on the weekday of the league's name", () => {
	expect(begun("Tuesday D1 Main Gym", "2026-11-30")).toEqual([
		"Regular season",
		"2026-12-01",
		"Tuesday",
	]);
	expect(begun("Monday D1", "2026-11-30")).toEqual(["Regular season", "2026-11-30", "Monday"]);
	expect(begun("First division", "2026-12-02")).toEqual([
		"Regular season",
		"2026-12-02",
		"Wednesday",
	]);
});

test("a season that has begun, or has no dates, says nothing of a start, and no league nothing at all", () => {
	expect(begun("Monday D1", "2026-11-01")).toEqual(["Regular season", "", ""]);
	expect(begun("Monday D1", null)).toEqual(["Regular season", "", ""]);
	expect(begun(undefined, null)).toEqual(["", "", ""]);
});
