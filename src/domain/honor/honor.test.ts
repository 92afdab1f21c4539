import { expect, test } from "vitest";
import { inOrderOfHonors, proposedPlaces } from "./honor.ts";

const row = (entryId: number, rank: number | null) => ({ entryId, rank });
const reached = (entryId: number, place: number, isShared = false) => ({
	entryId,
	place,
	isShared,
});

test("a stage decides among those who reached it, the table among the others", () => {
	const stage = [reached(3, 1), reached(1, 2), reached(2, 3, true), reached(4, 3, true)];
	const table = [1, 2, 3, 4, 5, 6].map((id) => row(id, id));
	expect(proposedPlaces(stage, table)).toEqual([
		{ entryId: 3, place: 1 },
		{ entryId: 1, place: 2 },
		{ entryId: 2, place: 3 },
		{ entryId: 4, place: 3 },
		{ entryId: 5, place: 5 },
		{ entryId: 6, place: 6 },
	]);
});

test("without a stage level teams share a place, and who has not played has none", () => {
	expect(proposedPlaces([], [row(1, 1), row(2, 1), row(3, 3), row(4, null)])).toEqual([
		{ entryId: 1, place: 1 },
		{ entryId: 2, place: 1 },
		{ entryId: 3, place: 3 },
	]);
});

test("places stand before awards, which stay in their order", () => {
	const honors = [
		{ place: null, award: "MVP" },
		{ place: 2, award: null },
		{ place: null, award: "All-star" },
		{ place: 1, award: null },
	];
	expect(inOrderOfHonors(honors).map(({ place, award }) => place ?? award)).toEqual([
		1,
		2,
		"MVP",
		"All-star",
	]);
});
