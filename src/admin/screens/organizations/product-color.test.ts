import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { productColor } from "./product-color.ts";

test("is the colour that sites have without one of their own", () => {
	const tokens = readFileSync(new URL("../../../ui/tokens.css", import.meta.url), "utf8");
	expect(tokens).toContain(`--brand-fill: ${productColor};`);
});
