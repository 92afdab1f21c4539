import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/**
 * Public pages are rendered on the server: a stylesheet that the browser's entry does not name is
 * missing from the site, and nothing else would notice.
 */
describe("the browser's entry names every stylesheet", () => {
	test.each([
		["src/ui", "./", "styles.ts"],
		["src/site", "../", "enhance/styles.ts"],
		["src/blocks", "./", "styles.ts"],
	])("of %s", (folder, prefix, list) => {
		const named = readFileSync(`${folder}/${list}`, "utf8");
		for (const file of readdirSync(folder).filter((name) => name.endsWith(".css"))) {
			expect(named).toContain(`import "${prefix}${file}";`);
		}
	});
});

test("no component writes an inline style, which the pages' policy forbids", () => {
	for (const folder of ["src/ui", "src/site", "src/blocks"]) {
		for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
			if (!file.endsWith(".tsx")) continue;
			expect(readFileSync(`${folder}/${file}`, "utf8"), file).not.toMatch(/\bstyle=\{/);
		}
	}
});
