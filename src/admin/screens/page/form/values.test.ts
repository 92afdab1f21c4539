import { describe, expect, test } from "vitest";
import type { Fields } from "#domain/page/fields.ts";
import { blankOf, excerptOf, withValue } from "./values.ts";

const prices: Fields = {
	title: { is: "line", label: "Title", isOptional: true },
	rows: {
		is: "list",
		label: "Lines",
		item: "line",
		most: 40,
		of: { label: { is: "line", label: "What" }, price: { is: "line", label: "Price" } },
	},
};

describe("a new block", () => {
	test("begins with a first line to fill in, and without what is optional", () => {
		expect(blankOf(prices)).toEqual({ rows: [{ label: "", price: "" }] });
	});

	test("begins with the number and the first word that its kind names", () => {
		const fields: Fields = {
			count: { is: "count", label: "Games", least: 1, most: 20, start: 5 },
			shape: { is: "choice", label: "Shape", options: [{ value: "equal", label: "Equal" }] },
			picture: { is: "picture", label: "Picture" },
		};
		expect(blankOf(fields)).toEqual({ count: 5, shape: "equal" });
	});
});

test("a value that is not there any more leaves nothing behind", () => {
	expect(withValue({ a: 1, b: 2 }, "b", undefined)).toEqual({ a: 1 });
	expect(withValue({ a: 1 }, "b", 2)).toEqual({ a: 1, b: 2 });
});

describe("the words by which a block is known", () => {
	test("are the first that are written in it, also within its lines", () => {
		expect(excerptOf(prices, { title: "Fees", rows: [] })).toBe("Fees");
		expect(excerptOf(prices, { rows: [{ label: "" }, { label: "Team" }] })).toBe("Team");
		expect(excerptOf(prices, {})).toBe("");
	});

	test("are free of the signs of Markdown", () => {
		const text: Fields = { markdown: { is: "markdown", label: "Text" } };
		const markdown = "## Hello\n\n- **All** of [you](/x)";
		expect(excerptOf(text, { markdown })).toBe("Hello All of you");
	});
});
