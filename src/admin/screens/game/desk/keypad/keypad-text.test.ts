import { expect, test } from "vitest";
import { afterDigit, afterStep, withOtherSign } from "./keypad-text.ts";

test("digits follow each other, four at most, and a lone zero gives way", () => {
	expect(afterDigit("", "1")).toBe("1");
	expect(afterDigit("1", "2")).toBe("12");
	expect(afterDigit("0", "7")).toBe("7");
	expect(afterDigit("9999", "9")).toBe("9999");
	expect(afterDigit("-999", "9")).toBe("-9999");
});

test("one more begins at 1, one less never goes below zero and leaves empty cells empty", () => {
	expect(afterStep("", 1, false)).toBe("1");
	expect(afterStep("1", -1, false)).toBe("0");
	expect(afterStep("0", -1, false)).toBe("0");
	expect(afterStep("", -1, false)).toBe("");
	expect(afterStep("9999", 1, false)).toBe("9999");
});

test("what is counted with a sign goes below zero", () => {
	expect(afterStep("", -1, true)).toBe("-1");
	expect(afterStep("-1", 1, true)).toBe("0");
});

test("what is no number is left for its typer to mend", () => {
	expect(afterStep("1.5", 1, false)).toBe("1.5");
});

test("a number gets the other sign; there is one zero", () => {
	expect(withOtherSign("7")).toBe("-7");
	expect(withOtherSign("-7")).toBe("7");
	expect(withOtherSign("0")).toBe("0");
	expect(withOtherSign("")).toBe("");
});
