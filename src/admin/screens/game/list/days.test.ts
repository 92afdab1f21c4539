import { describe, expect, test } from "vitest";
import { sampleGame } from "#testing/admin/listed-game.ts";
import { byDay, datesOf, dayToOpenAt } from "./days.ts";

describe("the list opens", () => {
	// Mondays; 2026-03-15 is a Sunday.
	const dates = ["2026-03-02", "2026-03-09", "2026-03-16", "2026-03-23"];

	test.each([
		["at the day itself", "2026-03-09", "2026-03-09"],
		["at the week's day when that has passed", "2026-03-14", "2026-03-09"],
		["at the coming one from Sunday on", "2026-03-15", "2026-03-16"],
		["at the first before the season", "2026-01-01", "2026-03-02"],
		["at the last week after it", "2026-06-01", "2026-03-23"],
	])("%s", (_, today, day) => {
		expect(dayToOpenAt(dates, today)).toBe(day);
	});

	test("at the week's day on a Sunday that ends the week", () => {
		expect(dayToOpenAt([...dates.slice(0, 2), "2026-03-15"], "2026-03-15", "monday")).toBe(
			"2026-03-09",
		);
	});

	test("at the first day of a last week of several", () => {
		const played = ["2026-03-14", "2026-03-16", "2026-03-18"];
		expect(dayToOpenAt(played, "2026-04-20")).toBe("2026-03-16");
	});

	test("nowhere when no game has a date", () => {
		expect(dayToOpenAt([], "2026-03-09")).toBeNull();
	});
});

test("games of one day stand together, those without a date in the end", () => {
	const games = [
		sampleGame({ id: 1 }),
		sampleGame({ id: 2 }),
		sampleGame({ id: 3, date: "2026-03-16" }),
		sampleGame({ id: 4, date: null }),
	];
	expect(byDay(games).map((day) => [day.date, day.games.map(({ id }) => id)])).toEqual([
		["2026-03-09", [1, 2]],
		["2026-03-16", [3]],
		[null, [4]],
	]);
	expect(datesOf(games)).toEqual(["2026-03-09", "2026-03-16"]);
});
