import { describe, expect, test } from "vitest";
import { namesOfRules, privateCitations, unknownRules } from "./rules.ts";

const rules = namesOfRules(
	"# Rules\n\n- `forfeit-counts`: A forfeit.\n- `played-by-score`: When a\n  side.\n",
);

test("rules are the lines that begin with a name", () => {
	expect([...rules]).toEqual(["forfeit-counts", "played-by-score"]);
});

test("a name is there once, and in words with hyphens", () => {
	expect(() => namesOfRules("- `a-b`: One.\n- `a-b`: Two.")).toThrow("two rules a-b");
	expect(() => namesOfRules("- `Forfeit`: One.")).toThrow('"Forfeit" is no name');
});

describe("a citation", () => {
	test("of a rule is good, also over the end of a line", () => {
		expect(unknownRules("// It counts (rule `forfeit-counts`).", rules)).toEqual([]);
		expect(unknownRules("/**\n * It counts (rule\n * `played-by-score`).\n */", rules)).toEqual([]);
	});

	test("of a rule that does not exist is told with its line", () => {
		const source = "const a = 1;\n// Lost (rule `top-twenty`).\n";
		expect(unknownRules(source, rules)).toEqual([
			{ line: 2, sentence: "docs/rules.md has no rule top-twenty." },
		]);
	});

	// Put together, so that this file passes the check itself.
	test.each([
		...["// Row ", "// (", "test('"].map((before) => `${before}R${4}.10`),
		...["(", "(spec, ", "(decision "].map((before) => `${before}A${22})`),
		`from decisions 9 and A${34}`,
		`// Spec${" "}§4: played`,
	])("of a source that is not here is refused: %s", (text) => {
		expect(privateCitations(text)).not.toEqual([]);
	});

	test.each([
		"=SUM(A1)",
		"RFC 5545 §3.1",
		"%D9%A3",
		"(decision 14)",
		"U+A720-A7FF",
		"The rule of the house, and rules for `flex` children",
	])("is not what looks like one: %s", (text) => {
		expect(unknownRules(text, rules)).toEqual([]);
		expect(privateCitations(text)).toEqual([]);
	});
});
