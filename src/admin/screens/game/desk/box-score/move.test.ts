import fc from "fast-check";
import { expect, test } from "vitest";
import { moved, nextInRow, previousInRow } from "./move.ts";

const size = { rows: 3, columns: 4 };
const press = (key: string, more = {}) => ({ key, isShifted: false, isControl: false, ...more });
const at = (row: number, column: number) => ({ row, column });

test("arrows go one cell on and stop at the edge", () => {
	expect(moved(at(1, 1), press("ArrowUp"), size)).toEqual(at(0, 1));
	expect(moved(at(1, 1), press("ArrowDown"), size)).toEqual(at(2, 1));
	expect(moved(at(1, 1), press("ArrowLeft"), size)).toEqual(at(1, 0));
	expect(moved(at(1, 1), press("ArrowRight"), size)).toEqual(at(1, 2));
	expect(moved(at(0, 0), press("ArrowUp"), size)).toBeNull();
	expect(moved(at(2, 3), press("ArrowRight"), size)).toBeNull();
});

test("Enter goes down, from the end of a column to the next one, and back with Shift", () => {
	expect(moved(at(0, 1), press("Enter"), size)).toEqual(at(1, 1));
	expect(moved(at(2, 1), press("Enter"), size)).toEqual(at(0, 2));
	expect(moved(at(2, 3), press("Enter"), size)).toBeNull();
	expect(moved(at(0, 2), press("Enter", { isShifted: true }), size)).toEqual(at(2, 1));
});

test("Home and End go along the row, with Ctrl to the corners", () => {
	expect(moved(at(1, 2), press("Home"), size)).toEqual(at(1, 0));
	expect(moved(at(1, 2), press("End"), size)).toEqual(at(1, 3));
	expect(moved(at(1, 2), press("Home", { isControl: true }), size)).toEqual(at(0, 0));
	expect(moved(at(1, 2), press("End", { isControl: true }), size)).toEqual(at(2, 3));
	expect(moved(at(1, 2), press("ArrowDown", { isControl: true }), size)).toEqual(at(2, 2));
});

test("all other keys are left to the browser", () => {
	for (const key of ["Tab", "5", "a", "Escape", "PageDown"]) {
		expect(moved(at(1, 1), press(key), size)).toBeNull();
	}
});

test("the next statistic of the last one is the first of the next player", () => {
	expect(nextInRow(at(0, 3), size)).toEqual(at(1, 0));
	expect(nextInRow(at(2, 3), size)).toBeNull();
	expect(previousInRow(at(1, 0), size)).toEqual(at(0, 3));
	expect(previousInRow(at(0, 0), size)).toBeNull();
});

test("no key ever leads out of the table, however large it is", () => {
	const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Enter"];
	const place = fc
		.record({ rows: fc.integer({ min: 1, max: 30 }), columns: fc.integer({ min: 1, max: 20 }) })
		.chain((of) =>
			fc.record({
				of: fc.constant(of),
				row: fc.integer({ min: 0, max: of.rows - 1 }),
				column: fc.integer({ min: 0, max: of.columns - 1 }),
			}),
		);
	fc.assert(
		fc.property(
			place,
			fc.constantFrom(...keys),
			fc.boolean(),
			fc.boolean(),
			({ of, row, column }, key, isShifted, isControl) => {
				const to = moved({ row, column }, { key, isShifted, isControl }, of);
				if (to === null) return;
				expect(to).not.toEqual({ row, column });
				expect(to.row >= 0 && to.row < of.rows).toBe(true);
				expect(to.column >= 0 && to.column < of.columns).toBe(true);
			},
		),
	);
});
