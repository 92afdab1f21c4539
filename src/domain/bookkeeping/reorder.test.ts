import { expect, test } from "vitest";
import { nextOrder, reordered } from "./reorder.ts";

const items = [
	{ id: 1, order: 1 },
	{ id: 2, order: 2 },
	{ id: 3, order: 3 },
	{ id: 4, order: 4 },
];
const idsAfter = (places: { id: number; order: number }[]) =>
	reordered(items, places).map(({ id }) => id);

test("a whole list stands as it was put", () => {
	const places = [4, 3, 2, 1].map((id, index) => ({ id, order: index }));
	expect(reordered(items, places)).toEqual(places);
});

test("a part of a list comes first, and the others follow in the order they had", () => {
	expect(
		reordered(items, [
			{ id: 3, order: 5 },
			{ id: 2, order: 9 },
		]),
	).toEqual([
		{ id: 3, order: 5 },
		{ id: 2, order: 9 },
		{ id: 1, order: 10 },
		{ id: 4, order: 11 },
	]);
});

test("of two in one place the older comes first", () => {
	expect(
		idsAfter([
			{ id: 4, order: 1 },
			{ id: 2, order: 1 },
		]),
	).toEqual([2, 4, 1, 3]);
});

test("what is added stands behind all others, whatever gaps there are", () => {
	expect(nextOrder([])).toBe(1);
	expect(nextOrder([{ order: 7 }, { order: 3 }])).toBe(8);
});
