import { describe, expect, test } from "vitest";
import { crumbs } from "./crumbs.ts";
import { sourceFile } from "./source-file.ts";

const few = "export const few = 1;\n";
const file = (path: string, lines: number, imported: string[] = []) =>
	sourceFile(
		path,
		[...imported.map((target) => `import "${target}";`), few.repeat(lines)].join("\n"),
	);
const saysOf = (...files: ReturnType<typeof file>[]) => crumbs(files).map(({ path }) => path);

describe("a file of a few lines", () => {
	test("belongs into the only file that uses it, where that lies beside it", () => {
		expect(crumbs([file("src/a/few.ts", 3), file("src/a/one.ts", 50, ["./few.ts"])])).toEqual([
			{
				path: "src/a/few.ts",
				sentence: "has 3 lines and only src/a/one.ts uses it: move them there",
			},
		]);
		expect(saysOf(file("src/a/few.ts", 3), file("src/b/one.ts", 9, ["../a/few.ts"]))).toEqual([]);
	});

	test("stays where a second file or a test uses it", () => {
		const used = [file("src/a/few.ts", 3), file("src/a/one.ts", 50, ["./few.ts"])];
		expect(saysOf(...used, file("src/b/two.ts", 9, ["../a/few.ts"]))).toEqual([]);
		expect(saysOf(...used, file("src/a/few.test.ts", 9, ["./few.ts"]))).toEqual([]);
	});

	test("stays where its neighbour would become too long, or it has a style sheet", () => {
		expect(saysOf(file("src/a/few.ts", 3), file("src/a/one.ts", 198, ["./few.ts"]))).toEqual([]);
		const styled = file("src/a/few.tsx", 3, ["./few.module.css"]);
		expect(saysOf(styled, file("src/a/one.ts", 50, ["./few.tsx"]))).toEqual([]);
	});

	test("stays as a migration and as one of a noun's older spellings", () => {
		const migrations = "src/store/migrations";
		expect(
			saysOf(
				file(`${migrations}/0001-a.ts`, 3),
				file(`${migrations}/index.ts`, 9, ["./0001-a.ts"]),
				file("src/api/season/v2.ts", 3),
				file("src/api/season/routes.ts", 50, ["./v2.ts"]),
			),
		).toEqual([]);
	});
});
