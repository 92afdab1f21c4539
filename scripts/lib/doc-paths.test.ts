import { expect, test } from "vitest";
import { missingPaths } from "./doc-paths.ts";

const files = ["src/site/routes.ts", "docs/rules.md", "src/domain/game/game.ts"];

test("a file may be named whole, without src, or by its name alone; a folder with its parents", () => {
	const text =
		"See `src/site/routes.ts`, `site/routes.ts`, `game.ts`, `docs/rules.md`, `src/domain`.";
	expect(missingPaths(`${text} In \`src/domain/game/\` too.`, files)).toEqual([]);
});

test("a path that is not there is told with its line", () => {
	expect(missingPaths("One.\nTwo: `site/route.ts`, `src/doors/`.", files)).toEqual([
		{ line: 2, sentence: "There is no site/route.ts." },
		{ line: 2, sentence: "There is no src/doors/." },
	]);
});

test("an address, a type of file and a word are no paths", () => {
	expect(
		missingPaths("`/hoops/teamList`, `text/csv`, `America/Los_Angeles`, `.ts`", files),
	).toEqual([]);
});
