import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accentCss, accentOf, contrast } from "./accent.ts";

describe("accentOf", () => {
	test("keeps a brand colour that is readable as it is", () => {
		expect(accentOf("#0b3d91")).toMatchObject({ fill: "#0b3d91", onFill: "#ffffff" });
	});

	test("writes dark on a light brand colour", () => {
		expect(accentOf("#ffd400").onFill).toBe("#0b0e12");
	});

	test("every colour is readable in every use", () => {
		const hex = fc
			.integer({ min: 0, max: 0xffffff })
			.map((value) => `#${value.toString(16).padStart(6, "0")}`);
		fc.assert(
			fc.property(hex, (color) => {
				const accent = accentOf(color);
				expect(contrast(accent.fill, accent.onFill)).toBeGreaterThanOrEqual(4.5);
				expect(contrast(accent.textOnLight, "#e7e9ee")).toBeGreaterThanOrEqual(4.5);
				expect(contrast(accent.textOnDark, "#222933")).toBeGreaterThanOrEqual(4.5);
			}),
		);
	});
});

test("a colour that is none leaves the product's colour", () => {
	expect(accentCss(null)).toBe("");
	expect(accentCss("red;} body{display:none")).toBe("");
});
