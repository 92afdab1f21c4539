import { expect, test } from "vitest";
import type { Kept } from "./kept.ts";
import { resetTo } from "./reset.ts";

type Thing = { id: number; name: string; order: number; isHidden: boolean };

const rules = {
	keyOf: ({ name }: Omit<Thing, "id">) => name.toLowerCase(),
	nameOf: ({ name }: Omit<Thing, "id">) => name,
	restore: (it: Kept<Thing>, standard: Omit<Thing, "id">) => ({ ...it, ...standard }),
	hide: (it: Kept<Thing>) => ({ ...it, isHidden: true }),
};
const standards = ["Q1", "Q2"].map((name, index) => ({ name, order: index + 1, isHidden: false }));
const thing = (id: number, name: string, order: number, isHidden = false): Kept<Thing> => ({
	id,
	name,
	order,
	isHidden,
	sportId: 1,
	createdBy: null,
});
const reset = (things: Kept<Thing>[], usedIds: number[] = []) =>
	resetTo<Omit<Thing, "id">, Kept<Thing>>(standards, things, usedIds, rules);

test("defaults that are there get their names and places back and are shown", () => {
	expect(reset([thing(1, "q2", 1), thing(2, "Q1", 2, true)])).toEqual({
		added: [],
		changed: [thing(2, "Q1", 1), thing(1, "Q2", 2)],
		removed: [],
	});
});

test("defaults that are not there come back", () => {
	expect(reset([thing(1, "Q1", 1)]).added).toEqual([standards[1]]);
});

test("others without values go; those with values stay, hidden, at the end in their order", () => {
	const things = [thing(1, "Q1", 4), thing(2, "Q2", 5), thing(3, "OT2", 3)];
	const customs = [thing(4, "Old", 2), thing(5, "Older", 1)];
	expect(reset([...things, ...customs], [4, 5])).toEqual({
		added: [],
		changed: [
			thing(1, "Q1", 1),
			thing(2, "Q2", 2),
			thing(5, "Older", 3, true),
			thing(4, "Old", 4, true),
		],
		removed: [thing(3, "OT2", 3)],
	});
});

test("of two that mean a default the one with its very name is the default", () => {
	expect(reset([thing(1, "q1", 1), thing(2, "Q1", 2), thing(3, "Q2", 3)], [1])).toEqual({
		added: [],
		changed: [thing(2, "Q1", 1), thing(3, "Q2", 2), thing(1, "q1", 3, true)],
		removed: [],
	});
});
