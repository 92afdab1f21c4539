import { expect, test } from "vitest";
import { cellToward, type GridRows } from "./cell-keys.ts";

const rows: GridRows = [
	{ week: 0, columns: [0, 1, 3] },
	{ week: 0, columns: [1] },
	{ week: 1, columns: [] },
	{ week: 2, columns: [0, 1] },
];
const toward = (key: string, row: number, column: number, isControl = false) => {
	const to = cellToward(rows, { row, column }, { key, isControl });
	return to && [to.row, to.column];
};

test("arrows go along a row over gaps, and stop at its ends", () => {
	expect(toward("ArrowRight", 0, 1)).toEqual([0, 3]);
	expect(toward("ArrowLeft", 0, 3)).toEqual([0, 1]);
	expect(toward("ArrowRight", 0, 3)).toBeNull();
	expect(toward("ArrowLeft", 0, 0)).toBeNull();
});

test("up and down go on into other weeks, to the nearest column", () => {
	expect(toward("ArrowDown", 0, 3)).toEqual([1, 1]);
	expect(toward("ArrowDown", 1, 1)).toEqual([3, 1]);
	expect(toward("ArrowUp", 3, 0)).toEqual([1, 1]);
	expect(toward("ArrowUp", 0, 0)).toBeNull();
	expect(toward("ArrowDown", 3, 0)).toBeNull();
});

test("Home and End go to the ends of the row, with Ctrl of the season", () => {
	expect(toward("Home", 0, 3)).toEqual([0, 0]);
	expect(toward("End", 0, 0)).toEqual([0, 3]);
	expect(toward("Home", 3, 1, true)).toEqual([0, 0]);
	expect(toward("End", 0, 0, true)).toEqual([3, 1]);
});

test("Page up and down go to the week before and after that has a cell", () => {
	expect(toward("PageDown", 0, 1)).toEqual([3, 1]);
	expect(toward("PageUp", 3, 0)).toEqual([0, 0]);
	expect(toward("PageUp", 1, 1)).toBeNull();
	expect(toward("PageDown", 3, 1)).toBeNull();
});

test("other keys are the browser's", () => {
	expect(toward("a", 0, 0)).toBeNull();
	expect(toward("Tab", 0, 0)).toBeNull();
});
