import { expect, test } from "vitest";
import { editedValues } from "./edit-line.ts";

const [points, assists, fouls] = [1, 2, 3];
const line = new Map([
	[points, 12],
	[assists, 0],
]);

test("numbers are written cell by cell, and those not named stay", () => {
	const edited = editedValues(line, [
		{ statId: points, value: 14 },
		{ statId: fouls, value: 0 },
	]);
	expect([...edited.values]).toEqual([
		[points, 14],
		[assists, 0],
		[fouls, 0],
	]);
	expect([...edited.written]).toEqual([
		[points, 14],
		[fouls, 0],
	]);
	expect(edited.cleared).toEqual([]);
});

test("null takes a number out, and an empty stat stays empty (R5.40)", () => {
	const edited = editedValues(line, [
		{ statId: assists, value: null },
		{ statId: fouls, value: null },
	]);
	expect([...edited.values]).toEqual([[points, 12]]);
	expect(edited.cleared).toEqual([assists]);
	expect(edited.written.size).toBe(0);
});

test("what stands there already is not written again", () => {
	const edited = editedValues(line, [{ statId: points, value: 12 }]);
	expect(edited.written.size + edited.cleared.length).toBe(0);
});
