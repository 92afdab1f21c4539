import { expect, test } from "vitest";
import { importCircles } from "./circles.ts";
import { sourceFile } from "./source-file.ts";

const circles = (files: Record<string, string>) =>
	importCircles(Object.entries(files).map(([path, text]) => sourceFile(path, text))).map(
		({ path, line, sentence }) => `${path}:${line} ${sentence}`,
	);

test("two files that import each other are a circle, also by types and by ring names", () => {
	expect(
		circles({
			"src/ui/a.ts": '// first\nimport { b } from "./b.ts";',
			"src/ui/b.ts": 'import type { A } from "#ui/a.ts";',
		}),
	).toEqual([
		"src/ui/a.ts:2 is part of a circle of imports: src/ui/a.ts → src/ui/b.ts → src/ui/a.ts",
	]);
});

test("a circle is shown once, by its shortest round, and what leads into it is none", () => {
	expect(
		circles({
			"src/ui/way-in.ts": 'import "./a.ts";',
			"src/ui/a.ts": 'import "./b.ts";',
			"src/ui/b.ts": 'import "./c.ts";',
			"src/ui/c.ts": 'import "./a.ts"; import "./b.ts";',
			"src/ui/end.ts": "",
		}),
	).toEqual([
		"src/ui/b.ts:1 is part of a circle of imports: src/ui/b.ts → src/ui/c.ts → src/ui/b.ts",
	]);
});

test("a file that imports itself is a circle", () => {
	expect(circles({ "src/ui/a.ts": 'export * from "./a.ts";' })).toHaveLength(1);
});

test("two ways to the same file are no circle", () => {
	expect(
		circles({
			"src/ui/a.ts": 'import "./b.ts"; import "./c.ts";',
			"src/ui/b.ts": 'import "./c.ts";',
			"src/ui/c.ts": 'import "react"; import "./missing.ts";',
		}),
	).toEqual([]);
});
