import { expect, test } from "vitest";
import { answeringEnglish } from "#testing/present.ts";
import { editedValues, valueProblem as valueProblemSaid } from "./edit-line.ts";

const valueProblem = answeringEnglish(valueProblemSaid);

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

test("null takes a number out, and an empty stat stays empty", () => {
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

test("a number is at most 9999, and below zero only where the sign counts", () => {
	const rebounds = { name: "Rebounds", isSigned: false, formula: null };
	const plusMinus = { name: "Plus-minus", isSigned: true, formula: null };
	for (const value of [0, 12, 9999]) expect(valueProblem(rebounds, value)).toBeNull();
	for (const value of [-9999, 0, 9999]) expect(valueProblem(plusMinus, value)).toBeNull();
	expect(valueProblem(rebounds, -1)).toBe("Rebounds cannot be below zero.");
	expect(valueProblem(rebounds, 10_000)).toBe("Rebounds can be 9999 at most.");
	expect(valueProblem(plusMinus, -10_000)).toBe("Plus-minus can be -9999 at least.");
});

test("what is computed is not written down", () => {
	const points = { name: "Points", isSigned: false, formula: "2 * G + A" };
	expect(valueProblem(points, 3)).toBe("Points is computed (2 * G + A) and cannot be entered.");
});
