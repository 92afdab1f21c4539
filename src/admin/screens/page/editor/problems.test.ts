import { expect, test } from "vitest";
import { problemsByBlock } from "./problems.ts";

test("what is missing stands at the field of the block, wherever that is moved to", () => {
	const blocks = [
		{ id: "a", kind: "text" },
		{ id: "b", kind: "priceTable" },
	];
	const problems = [
		{ at: "1.rows.1.price", sentence: "Price table: line 2 has no price." },
		{ at: "0", sentence: "Text is empty." },
		{ at: "", sentence: "This page is too long." },
	];
	const found = problemsByBlock({ blocks, problems });
	expect(found.get("b")?.get("rows.1.price")).toBe("Price table: line 2 has no price.");
	expect(found.get("a")?.get("")).toBe("Text is empty.");
	expect(found.size).toBe(2);
});
