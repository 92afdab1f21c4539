import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { productColor } from "./palette.ts";
import { presets } from "./presets.ts";
import { lookCss } from "./stylesheet.ts";

const [arena] = presets as [(typeof presets)[number]];
const tokens = readFileSync(new URL("../../ui/tokens.css", import.meta.url), "utf8");
const namesIn = (css: string) => new Set([...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name));

describe("the stylesheet of a look", () => {
	test("sets nothing that tokens.css does not have", () => {
		const known = namesIn(tokens);
		for (const name of namesIn(lookCss(arena.look))) expect(known).toContain(name);
	});

	test("sets the same whatever was chosen, so that one can take another's place", () => {
		for (const { look } of presets) {
			expect(namesIn(lookCss(look))).toEqual(namesIn(lookCss(arena.look)));
		}
	});

	test("is small", () => {
		for (const { look } of presets) {
			expect(brotliCompressSync(lookCss(look)).length).toBeLessThan(1000);
		}
	});

	test("has the product's colour where tokens.css has it", () => {
		expect(tokens).toContain(`--brand-fill: ${productColor};`);
	});

	test("says for the product's own look what tokens.css says", () => {
		const said = (css: string, name: string) =>
			new RegExp(`--${name}:\\s*([^;}]+)`).exec(css)?.[1]?.replaceAll(/\s/g, "");
		const css = lookCss(arena.look);
		for (const name of ["brand-fill", "radius-m", "radius-l", "space-3", "row", "display-weight"]) {
			expect(said(css, name), name).toBe(said(tokens, name));
		}
	});
});
