import { expect, test } from "vitest";
import { literalSpreads } from "./literal-spreads.ts";
import { sourceFile } from "./source-file.ts";

const spreads = (text: string) => literalSpreads([sourceFile("src/ui/x.tsx", text)]);

test.each([
	"f({ ...{ a, b }, c });",
	'f(["x", ...["a", "b"]]);',
	'f(...(["conflict", [a, b]] as const), c);',
	"f({ ...({ a } satisfies A) });",
	"f(<Field {...{ a, b }} />);",
])("%s spreads a literal", (text) => {
	expect(spreads(`// first\n${text}`)).toEqual([
		{
			path: "src/ui/x.tsx",
			line: 2,
			sentence: "spreads a literal: write its parts plainly in its place",
		},
	]);
});

test.each([
	"f({ ...a, ...(b && { c }), ...(d ? { e } : {}) });",
	'f([...["a", "b"].map(g), ...(h ?? [])]);',
	"f(...a, <Field {...a} />);",
	'f("...{ a }"); // ...{ a }',
	"const { a, ...rest } = b;",
])("%s does not", (text) => {
	expect(spreads(text)).toEqual([]);
});
