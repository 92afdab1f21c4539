import { expect, test } from "vitest";
import { adminPaths } from "#admin/paths.ts";
import { hostAddresses, platformPages, siteAddresses } from "#site/routes.ts";
import { reserved } from "./reserved.ts";

test("the first word of every public address and screen is reserved", () => {
	const rows = [...siteAddresses, ...platformPages, ...hostAddresses];
	const paths = [...rows.map(({ path }) => path), ...adminPaths];
	// The home page has no word, and an own page any that is free.
	for (const path of paths.filter((one) => one !== "/" && one !== "/:path")) {
		expect(reserved, path).toContain(path.split("/")[1]?.toLowerCase());
	}
});
