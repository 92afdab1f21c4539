import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { contrast } from "#domain/look/color.ts";
import { hueOf, palette } from "#domain/team/crest-colors.ts";
import { TeamCrest } from "./team-crest.tsx";
import { initialsOf } from "./team-initials.ts";

describe("initialsOf", () => {
	test.each([
		["Calgary Surge", "CS"],
		["Saskatchewan Rattlers & Friends Basketball Club of Fountain Valley", "SR"],
		["The Ballers", "BA"],
		["Équipe de Montréal", "ÉM"],
		["76ers", "76"],
		["  ", "?"],
	])("%s becomes %s", (name, initials) => expect(initialsOf(name)).toBe(initials));
});

test("a name always has the same colours, and forty names use all of them", () => {
	expect(hueOf("Calgary Surge")).toBe(hueOf("Calgary Surge"));
	const hues = new Set(Array.from({ length: 120 }, (_, index) => hueOf(`Team ${index}`)));
	expect(hues.size).toBe(palette.length);
});

test("initials are readable on every colour pair", () => {
	const css = readFileSync(new URL("./team-crest.module.css", import.meta.url), "utf8");
	const pairs = [
		...css.matchAll(
			/\.hue\d+ \{\s*--crest-field: (#\w+);\s*--crest-band: (#\w+);\s*--crest-ink: (#\w+);/g,
		),
	];
	expect(pairs).toHaveLength(palette.length);
	for (const [, field = "", band = "", ink = ""] of pairs) {
		expect(contrast(field, ink)).toBeGreaterThanOrEqual(4.5);
		expect(contrast(band, ink)).toBeGreaterThanOrEqual(4.5);
	}
});

test("a team with a logo shows it", () => {
	const html = renderToStaticMarkup(<TeamCrest team={{ name: "Surge", logoUrl: "/l.webp" }} />);
	expect(html).toContain('src="/l.webp"');
	expect(html).not.toContain("<svg");
});

test("a logo without a background is outlined, dark on light lists and light on dark ones", () => {
	const css = readFileSync(new URL("./team-crest.module.css", import.meta.url), "utf8");
	const [, outline = ""] = /img\.crest \{([^}]*)\}/.exec(css) ?? [];
	expect(outline).toMatch(/light-dark\(rgb\(17 24 39.*rgb\(255 255 255/);
	expect(outline).toContain("drop-shadow");
});

test("a team with colours shows its crest in them, whatever it is called", () => {
	const crest = (name: string) =>
		renderToStaticMarkup(
			<TeamCrest team={{ name, logoUrl: null, colors: ["#112233", "#ffee00"] }} />,
		);
	expect(crest("Surge")).toContain('fill="#112233"');
	expect(crest("Surge")).toContain('fill="#ffee00"');
	expect(crest("Surge").replace("SU", "OW")).toBe(crest("Owls"));
});
