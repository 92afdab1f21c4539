import { expect, test } from "vitest";
import { insertWord } from "./insert-word.ts";

const insert = (typed: string, word: string) => {
	const from = typed.indexOf("|");
	const text = typed.replaceAll("|", "");
	const to = Math.max(typed.lastIndexOf("|") - 1, from);
	const after = insertWord({ text, from, to }, word);
	return `${after.text.slice(0, after.from)}|${after.text.slice(after.to)}`;
};

test("a word stands apart from what is before and after it", () => {
	expect(insert("|", "G")).toBe("G |");
	expect(insert("2 *|", "G")).toBe("2 * G |");
	expect(insert("2 * |", "G")).toBe("2 * G |");
	expect(insert("2| + A", "*")).toBe("2 *| + A");
	expect(insert("|A", "G")).toBe("G |A");
});

test("nothing stands between parentheses and what they hold", () => {
	expect(insert("2 * |", "(")).toBe("2 * (|");
	expect(insert("2 * (|)", "G")).toBe("2 * (G|)");
});

test("a word takes the place of what is selected", () => {
	expect(insert("2 * |GOALS| + A", "G")).toBe("2 * G| + A");
});
