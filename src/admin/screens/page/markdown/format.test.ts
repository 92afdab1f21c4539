import { describe, expect, test } from "vitest";
import { nextLine, type Selected, toggleLines, toggleMark, withLink } from "./format.ts";

/** A text with [ and ] around what is selected, or | where the cursor stands. */
function at(text: string): Selected {
	if (text.includes("|")) {
		const start = text.indexOf("|");
		return { text: text.replace("|", ""), start, end: start };
	}
	const start = text.indexOf("⟦");
	const end = text.indexOf("⟧") - 1;
	return { text: text.replace(/[⟦⟧]/g, ""), start, end };
}
function shown({ text, start, end }: Selected): string {
	if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
	return `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;
}

describe("bold and italic", () => {
	test.each([
		["marks what is selected", "Pay the ⟦fee⟧ now", "Pay the **⟦fee⟧** now"],
		["and takes the mark away again", "Pay the **⟦fee⟧** now", "Pay the ⟦fee⟧ now"],
		["also where the mark is selected too", "Pay the ⟦**fee**⟧ now", "Pay the ⟦fee⟧ now"],
		["marks the word of the cursor", "Pay the fe|e", "Pay the **⟦fee⟧**"],
		["where no word is, what is typed next", "Pay |", "Pay **|**"],
	])("%s", (_, before, after) => {
		expect(shown(toggleMark(at(before), "bold"))).toBe(after);
	});

	test("leaves blanks at the ends outside, where they do no harm", () => {
		expect(toggleMark(at("Pay ⟦the fee ⟧now"), "bold").text).toBe("Pay **the fee** now");
	});

	test("marks line by line, behind the signs of a list, and takes that away again", () => {
		const marked = toggleMark(at("⟦- one\n\n- two⟧"), "bold");
		expect(marked.text).toBe("- **one**\n\n- **two**");
		expect(toggleMark(marked, "bold").text).toBe("- one\n\n- two");
	});

	test("italic within bold keeps both", () => {
		expect(toggleMark(at("**⟦fee⟧**"), "italic").text).toBe("**_fee_**");
	});
});

describe("lines", () => {
	test.each([
		["a heading", "heading", "Fe|es", "## Fe|es"],
		["no heading any more", "heading", "## Fe|es", "Fe|es"],
		["a list of all lines that are touched", "list", "a\n⟦b\nc⟧\nd", "a\n⟦- b\n- c⟧\nd"],
		["a numbered list from a plain one", "numbered", "⟦- b\n- c⟧", "⟦1. b\n2. c⟧"],
		["a quote", "quote", "|", "> |"],
		["plain lines again", "list", "⟦- b\n\n- c⟧", "⟦b\n\nc⟧"],
	] as const)("become %s", (_, style, before, after) => {
		expect(shown(toggleLines(at(before), style))).toBe(after);
	});
});

describe("Enter", () => {
	test.each([
		["goes on with a list", "- one|", "- one\n- |"],
		["counts on", "1. one\n2. two|", "1. one\n2. two\n3. |"],
		["ends the list on an empty line", "- one\n- |", "- one\n|"],
		["goes on in the middle of a line", "- one| two", "- one\n- | two"],
	])("%s", (_, before, after) => {
		const next = nextLine(at(before));
		expect(next && shown(next)).toBe(after);
	});

	test("is the browser's elsewhere", () => {
		expect(nextLine(at("one|"))).toBeNull();
	});
});

test("a link keeps its words and address apart", () => {
	const link = withLink(at("See ⟦it⟧."), "the [new] rules", "https://a.test/b (c)");
	expect(shown(link)).toBe("See [the \\[new\\] rules](https://a.test/b%20%28c%29)|.");
});
