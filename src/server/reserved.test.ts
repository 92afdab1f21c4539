import { expect, test } from "vitest";
import { adminPaths } from "#admin/paths.ts";
import { platformPages, sitePages } from "#site/routes.ts";
import { reserved } from "./reserved.ts";

test("the first word of every page and screen is reserved (A16)", () => {
	const paths = [...[...sitePages, ...platformPages].map(({ path }) => path), ...adminPaths];
	for (const path of paths.filter((one) => one !== "/")) {
		expect(reserved, path).toContain(path.split("/")[1]?.toLowerCase());
	}
});
