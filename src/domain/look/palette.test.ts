import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrast } from "./color.ts";
import { fontNames } from "./fonts.ts";
import { cornerNames, densityNames, type LookChoice, schemeNames } from "./look.ts";
import { behindText, neutralNames, neutralsOf } from "./neutrals.ts";
import { accentOf, groundOf, paletteOf } from "./palette.ts";
import { presets } from "./presets.ts";

const color = fc
	.integer({ min: 0, max: 0xffffff })
	.map((value) => `#${value.toString(16).padStart(6, "0")}`);

const choice: fc.Arbitrary<LookChoice> = fc.record({
	accent: fc.option(color),
	header: fc.option(color),
	bar: fc.option(color),
	neutrals: fc.constantFrom(...neutralNames),
	font: fc.constantFrom(...fontNames),
	corners: fc.constantFrom(...cornerNames),
	density: fc.constantFrom(...densityNames),
	scheme: fc.constantFrom(...schemeNames),
});

/** Black, white, the purest colours, and greys around the one where black and white are level. */
const edges = [
	"#000000",
	"#ffffff",
	"#ff0000",
	"#00ff00",
	"#0000ff",
	"#ffff00",
	"#00ffff",
	"#ff00ff",
	...Array.from({ length: 32 }, (_, index) => {
		const byte = (0x68 + index).toString(16);
		return `#${byte}${byte}${byte}`;
	}),
];

describe("whatever is chosen, every pair of a look", () => {
	const isReadable = (it: LookChoice) => {
		for (const [what, ratio, least] of pairsOf(it)) {
			expect(ratio, `${what} of ${JSON.stringify(it)}`).toBeGreaterThanOrEqual(least);
		}
	};

	test("can be read, and its edges be seen", () => {
		fc.assert(fc.property(choice, isReadable), { numRuns: 300 });
	});

	test.each(edges)("can be read with %s everywhere", (edge) => {
		for (const neutrals of neutralNames) {
			const { look } = presets[0] as (typeof presets)[number];
			isReadable({ ...look, neutrals, accent: edge, header: edge, bar: edge });
		}
	});

	test.each(presets)("can be read in the preset $name", ({ look }) => isReadable(look));
});

describe("a chosen colour", () => {
	test("stays as it is where white or black can be read on it", () => {
		fc.assert(
			fc.property(color, (chosen) => {
				const best = Math.max(contrast(chosen, "#ffffff"), contrast(chosen, "#0b0e12"));
				if (best >= 4.5) expect(groundOf(chosen).fill).toBe(chosen);
			}),
		);
	});

	test("keeps white on a dark one and takes black on a light one", () => {
		expect(groundOf("#0b3d91")).toEqual({ fill: "#0b3d91", on: "#ffffff" });
		expect(groundOf("#ffd400").on).toBe("#0b0e12");
	});

	test("keeps its hue when it is moved", () => {
		expect(accentOf("#a4243b").textOnDark).toBe("#e86472");
	});
});

test("greys of a family are as light as those of the others", () => {
	for (const name of neutralNames) {
		const { light, dark } = neutralsOf(name);
		expect(contrast(light.canvas, neutralsOf("plain").light.canvas)).toBeLessThan(1.06);
		expect(contrast(dark.surface, neutralsOf("plain").dark.surface)).toBeLessThan(1.06);
	}
});

/** Everything that the stylesheet sets on something else, and the fixed colours of tokens.css. */
function pairsOf(it: LookChoice): [what: string, ratio: number, least: number][] {
	const { accent, header, headerByNight, bar, barByNight, light, dark } = paletteOf(it);
	const on = (color: string, behind: string[]) =>
		Math.min(...behind.map((other) => contrast(color, other)));
	const scheme = (
		surfaces: typeof light,
		{ text, edge, fixed }: Record<"text" | "edge", string> & { fixed: string[] },
	): [string, number, number][] => {
		const behind = behindText(surfaces);
		const { canvas, surface, raised } = surfaces;
		return [
			["ink", on(surfaces.ink, behind), 4.5],
			["soft ink", on(surfaces.inkSoft, behind), 4.5],
			["current filter", contrast(surfaces.surface, surfaces.ink), 4.5],
			["links", on(text, behind), 4.5],
			["edge of buttons", on(edge, behind), 3],
			["edge of controls", on(surfaces.lineControl, [canvas, surface, raised]), 3],
			...fixed.map((it): [string, number, number] => [it, on(it, behind), 4.5]),
		];
	};
	return [
		["buttons", contrast(accent.on, accent.fill), 4.5],
		["header", contrast(header.on, header.fill), 4.5],
		["header by night", contrast(headerByNight.on, headerByNight.fill), 4.5],
		...[
			bar,
			barByNight,
			...(it.bar === null ? [{ ...barByNight, fill: dark.raised }] : []),
		].flatMap(({ fill, on, onSoft, mark }): [string, number, number][] => [
			["band", contrast(on, fill), 4.5],
			["soft on band", contrast(onSoft, fill), 4.5],
			["mark on band", contrast(mark, fill), 3],
		]),
		...scheme(light, { text: accent.textOnLight, edge: accent.edgeOnLight, fixed: fixed.light }),
		...scheme(dark, { text: accent.textOnDark, edge: accent.edgeOnDark, fixed: fixed.dark }),
	];
}

/** Wins, losses, notices and the focus, as tokens.css has them. */
const fixed = {
	light: ["#11703a", "#b3261e", "#7a4d00", "#0b57d0"],
	dark: ["#62d394", "#ff9389", "#f0b94c", "#8ab8ff"],
};
