import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

test("an excerpt is what is written without the signs of Markdown, in one line", () => {
	const markdown =
		"## Snow **tonight**\n\n- The [hall](https://example.org/x) is _closed_\n- Bring `1 * 2`";
	expect(excerptOf(markdown)).toBe("Snow tonight The hall is closed Bring 1 * 2");
});

test("a long one ends after a whole word, and one that knows no words after its letters", () => {
	expect(excerptOf("one two three four", 12)).toBe("one two…");
	expect(excerptOf("x".repeat(300))).toBe(`${"x".repeat(200)}…`);
	expect(excerptOf("")).toBe("");
});
