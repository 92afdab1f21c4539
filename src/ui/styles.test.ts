import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { pageSheets } from "#site/page-sheets.ts";

/**
 * Public pages are rendered on the server: a stylesheet that the browser's entry does not name is
 * missing from the site, and nothing else would notice.
 */
test("the browser's entry names every stylesheet", () => {
	const lists = [
		"src/ui/styles.ts",
		"src/blocks/styles.ts",
		"src/site/enhance/styles.ts",
		"src/site/enhance/screen.ts",
		"src/site/pages/styles.ts",
	];
	const named = lists.flatMap((list) =>
		[...readFileSync(list, "utf8").matchAll(/^import "(\..+\.css)";$/gm)].map(([, path = ""]) =>
			join(dirname(list), path),
		),
	);
	const elsewhere = [
		"src/site/embeds/embeds.module.css",
		"src/site/enhance/preview.css",
		...Object.values(pageSheets),
	];
	const all = ["src/ui", "src/site", "src/blocks"].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((file) => file.endsWith(".css") && !file.startsWith("fonts/"))
			.map((file) => join(folder, file)),
	);
	expect([...named, ...elsewhere].sort()).toEqual(all.sort());
});

test("no component writes an inline style, which the pages' policy forbids", () => {
	for (const folder of ["src/ui", "src/site", "src/blocks"]) {
		for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
			if (!file.endsWith(".tsx")) continue;
			expect(readFileSync(`${folder}/${file}`, "utf8"), file).not.toMatch(/\bstyle=\{/);
		}
	}
});
