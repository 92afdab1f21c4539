import { expect, test } from "vitest";
import { addDays, weekdayOf } from "#domain/time/calendar.ts";
import { mondayOf, seasonsUpTo } from "./season-plan.ts";

const everyDayOfTwoYears = Array.from({ length: 731 }, (_, days) => addDays("2027-01-01", days));

test("a season is named after the part of the year it starts in", () => {
	expect(seasonsUpTo("2026-11-21", 3).map(({ name, startDate }) => [name, startDate])).toEqual([
		["Fall 2025", "2025-10-06"],
		["Spring 2026", "2026-02-02"],
		["Summer 2026", "2026-06-08"],
		["Fall 2026", "2026-10-05"],
	]);
});

test("on any day the running season has six weeks behind it and as many to come", () => {
	for (const today of everyDayOfTwoYears) {
		const running = seasonsUpTo(today, 3).at(-1);
		expect(running?.isRunning).toBe(true);
		expect(running?.startDate).toBe(addDays(mondayOf(today), -42));
		expect(running && running.finishDate > addDays(today, 35), today).toBe(true);
	}
});

test("on any day the seasons follow each other, start on Mondays and do not overlap", () => {
	const parts = ["Spring", "Summer", "Fall"];
	for (const today of everyDayOfTwoYears) {
		const seasons = seasonsUpTo(today, 3);
		for (const [index, season] of seasons.entries()) {
			expect(weekdayOf(season.startDate)).toBe(1);
			const before = seasons[index - 1];
			if (before === undefined) continue;
			expect(before.finishDate < season.startDate, today).toBe(true);
			const [part = "", year] = season.name.split(" ");
			const previous = parts[(parts.indexOf(part) + 2) % 3];
			expect(before.name).toBe(`${previous} ${Number(year) - (part === "Spring" ? 1 : 0)}`);
		}
	}
});
