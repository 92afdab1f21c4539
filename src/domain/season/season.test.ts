import { expect, test } from "vitest";
import {
	currentSeason,
	finishesInTime,
	foremostSeason,
	newestFirst,
	type Season,
} from "./season.ts";

const season = (id: number, given: Partial<Season> = {}): Season => ({
	id,
	name: `Season ${id}`,
	startDate: null,
	finishDate: null,
	isActive: false,
	isVisible: true,
	...given,
});

test("a season may finish on the day it starts, and not before", () => {
	expect(finishesInTime(season(1, { startDate: "2026-01-05", finishDate: "2026-01-05" }))).toBe(
		true,
	);
	expect(finishesInTime(season(1, { startDate: "2026-01-05", finishDate: "2026-01-04" }))).toBe(
		false,
	);
});

test("a season without a start or a finish is in time", () => {
	expect(finishesInTime(season(1, { startDate: "2026-01-05" }))).toBe(true);
	expect(finishesInTime(season(1, { finishDate: "2026-01-05" }))).toBe(true);
});

test("seasons stand by start, newest first; without a start last; then by id", () => {
	const seasons = [
		season(1),
		season(2, { startDate: "2025-01-01" }),
		season(3, { startDate: "2026-01-01" }),
		season(4),
	];
	expect(newestFirst(seasons).map(({ id }) => id)).toEqual([3, 2, 4, 1]);
});

test("the current season is the active one, else the newest, and never a hidden one", () => {
	const old = season(1, { startDate: "2025-01-01" });
	const recent = season(2, { startDate: "2026-01-01" });
	expect(currentSeason([old, recent])).toBe(recent);
	expect(currentSeason([{ ...old, isActive: true }, recent])?.id).toBe(1);
	expect(currentSeason([{ ...old, isActive: true, isVisible: false }, recent])).toBe(recent);
	expect(currentSeason([{ ...old, isVisible: false }])).toBeNull();
});

test("where all seasons are hidden, the newest of them is spoken of", () => {
	const hidden = [
		season(1, { startDate: "2025-01-01", isVisible: false }),
		season(2, { startDate: "2026-01-01", isVisible: false }),
	];
	expect(foremostSeason(hidden)?.id).toBe(2);
	expect(foremostSeason([...hidden, season(3)])?.id).toBe(3);
	expect(foremostSeason([])).toBeNull();
});
