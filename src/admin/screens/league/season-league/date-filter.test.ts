import { expect, test } from "vitest";
import { dateChoices, gamesOn } from "./date-filter.ts";

const games = [
	{ id: 1, date: "2026-03-16" },
	{ id: 2, date: "2026-03-09" },
	{ id: 3, date: "2026-03-16" },
];

test("every day with games is a choice, once and in order, after All Dates", () => {
	expect(dateChoices(games)).toEqual([
		{ value: "", label: "All Dates" },
		{ value: "2026-03-09", label: "March 9, 2026" },
		{ value: "2026-03-16", label: "March 16, 2026" },
	]);
	expect(dateChoices([])).toEqual([{ value: "", label: "All Dates" }]);
});

test("games without a date are a choice where there are some", () => {
	const some = [...games, { id: 4, date: null }];
	expect(dateChoices(some).at(-1)).toEqual({ value: "none", label: "No date yet" });
	expect(gamesOn(some, "none").map(({ id }) => id)).toEqual([4]);
});

test("a day shows its games, and all of them show without one", () => {
	expect(gamesOn(games, "2026-03-16").map(({ id }) => id)).toEqual([1, 3]);
	expect(gamesOn(games, "")).toEqual(games);
});

test("all games show when the last one of the day is gone", () => {
	expect(gamesOn(games, "2026-03-23")).toEqual(games);
});
