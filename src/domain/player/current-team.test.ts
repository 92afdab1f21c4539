import { expect, test } from "vitest";
import type { Season } from "../season/season.ts";
import { currentSpot } from "./current-team.ts";

const season = (id: number, startDate: string | null, isActive = false): Season => ({
	id,
	name: `Season ${id}`,
	startDate,
	finishDate: null,
	isActive,
	isVisible: true,
});
const seasons = [season(1, "2025-01-01"), season(2, "2025-05-01", true), season(3, "2025-09-01")];
const spot = (id: number, seasonId: number) => ({ id, seasonId });

test("the active season comes before a newer one", () => {
	expect(currentSpot([spot(10, 1), spot(11, 2), spot(12, 3)], seasons)?.id).toBe(11);
});

test("without a roster in the active season the newest season counts", () => {
	expect(currentSpot([spot(10, 1), spot(12, 3)], seasons)?.id).toBe(12);
	expect(currentSpot([spot(10, 1)], seasons)?.id).toBe(10);
});

test("a season that is still hidden comes after those that can be seen", () => {
	const prepared = { ...season(4, "2026-01-01"), isVisible: false };
	const known = [...seasons, prepared];
	expect(currentSpot([spot(10, 1), spot(13, 4)], known)?.id).toBe(10);
	expect(currentSpot([spot(13, 4)], known)?.id).toBe(13);
});

test("of two teams in a season it is the one that was entered last", () => {
	expect(currentSpot([spot(10, 2), spot(14, 2)], seasons)?.id).toBe(14);
});

test("a player on no roster, or only in seasons that are not known, has none", () => {
	expect(currentSpot([], seasons)).toBeNull();
	expect(currentSpot([spot(10, 9)], seasons)).toBeNull();
});
