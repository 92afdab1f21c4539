import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answeringEnglish } from "#testing/present.ts";
import { mostOfAStat, readTypedValue as readTypedValueSaid } from "./typed-value.ts";

const readTypedValue = answeringEnglish(readTypedValueSaid);

const points = { name: "Points", isSigned: false };
const plusMinus = { name: "Plus-minus", isSigned: true };

test("an empty cell was not written down; it is not 0", () => {
	expect(readTypedValue("", points)).toEqual({ kind: "empty" });
	expect(readTypedValue("  ", points)).toEqual({ kind: "empty" });
	expect(readTypedValue("0", points)).toEqual({ kind: "value", value: 0 });
});

describe("only whole numbers are read", () => {
	test.each(["1.5", "1e3", "0x10", "1,5", "12a", "five", "--1", "1 2", "Infinity", "٣"])(
		"%s is refused",
		(text) => {
			expect(readTypedValue(text, points)).toEqual({
				kind: "refused",
				sentence: `"${text}" is not a whole number.`,
			});
		},
	);

	test("a long text is refused without being repeated in full", () => {
		expect(readTypedValue("nobody knows how many", points)).toEqual({
			kind: "refused",
			sentence: '"nobody know…" is not a whole number.',
		});
	});
});

test("below zero is only what is counted with a sign", () => {
	expect(readTypedValue("-7", points)).toEqual({
		kind: "refused",
		sentence: "Points cannot be below zero.",
	});
	for (const text of ["-7", "\u22127", " -07 "]) {
		expect(readTypedValue(text, plusMinus)).toEqual({ kind: "value", value: -7 });
	}
	expect(readTypedValue("+7", plusMinus)).toEqual({ kind: "value", value: 7 });
});

test("there is one zero", () => {
	for (const text of ["-0", "+0", "00"]) {
		expect(readTypedValue(text, points)).toEqual({ kind: "value", value: 0 });
	}
});

test("more than 9999 is refused", () => {
	expect(readTypedValue("9999", points)).toEqual({ kind: "value", value: 9999 });
	expect(readTypedValue("10000", points)).toEqual({
		kind: "refused",
		sentence: "Points can be 9999 at most.",
	});
	expect(readTypedValue("-10000", plusMinus).kind).toBe("refused");
});

test("every allowed number reads as itself, and nothing else ever gets through", () => {
	fc.assert(
		fc.property(fc.integer({ min: -mostOfAStat, max: mostOfAStat }), (value) => {
			expect(readTypedValue(String(value), plusMinus)).toEqual({ kind: "value", value });
		}),
	);
	fc.assert(
		fc.property(fc.string(), (text) => {
			const read = readTypedValue(text, points);
			if (read.kind !== "value") return;
			expect(Number.isInteger(read.value) && read.value >= 0 && read.value <= mostOfAStat).toBe(
				true,
			);
			expect(text.trim()).toMatch(/^[+\-\u2212]?\d+$/);
		}),
	);
});
