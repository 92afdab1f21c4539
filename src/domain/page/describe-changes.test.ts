import { describe, expect, test } from "vitest";
import { answeringEnglish } from "#testing/present.ts";
import { describeChanges as describeChangesSaid } from "./describe-changes.ts";
import type { KindPlans } from "./kinds.ts";

const describeChanges = answeringEnglish(describeChangesSaid);

const kinds: KindPlans = [
	{ kind: "heading", label: "Heading", fields: { text: { is: "line", label: "Heading" } } },
	{ kind: "text", label: "Text", fields: { markdown: { is: "markdown", label: "Text" } } },
];

const text = { id: "t", kind: "text", markdown: "Much." };
const heading = { id: "h", kind: "heading", text: "Fees" };
const page = { title: "Fees", blocks: [heading, text] };
const changes = (after: Partial<typeof page> & object) =>
	describeChanges(kinds, page, { ...page, ...after });

describe("describeChanges", () => {
	test("says nothing when nothing is different", () => {
		expect(changes({})).toEqual([]);
		expect(
			changes({ blocks: [{ text: "Fees", kind: "heading", id: "h" }, text] as never }),
		).toEqual([]);
	});

	test("names what was added, removed and changed", () => {
		const added = { id: "n", kind: "text", markdown: "More." };
		expect(
			changes({ blocks: [heading, { ...text, markdown: "Little." }, added] as never }),
		).toEqual(["1 block added: Text", "Text changed"]);
		expect(changes({ blocks: [text] as never })).toEqual(["1 block removed: Heading “Fees”"]);
	});

	test("says that blocks were reordered, and not when one was taken out between", () => {
		expect(changes({ blocks: [text, heading] as never })).toEqual(["Blocks reordered"]);
	});

	test("tells about title, address, description and search engines", () => {
		const before = { ...page, description: "", path: "fees", isIndexed: true };
		const after = {
			...page,
			title: "Prices",
			description: "All.",
			path: "prices",
			isIndexed: false,
		};
		expect(describeChanges(kinds, before, after)).toEqual([
			"Title changed from “Fees” to “Prices”",
			"Description for search engines changed",
			"Address changed from /fees to /prices",
			"Hidden from search engines",
		]);
	});

	test("a page that nobody has seen is new as a whole", () => {
		expect(describeChanges(kinds, null, page)).toEqual(["A new page with 2 blocks"]);
	});
});
