import { describe, expect, test } from "vitest";
import { type Embed, elementCode, embedPath, frameCode } from "./embed.ts";

const standings: Embed = {
	kind: "standings",
	leagueId: null,
	teamId: null,
	theme: null,
	language: null,
};
const siteUrl = "https://leagues.example/hoops";

describe("the address of an embed", () => {
	test("says only what was chosen", () => {
		expect(embedPath(standings)).toBe("/embed/standings");
		const games: Embed = { ...standings, kind: "schedule", leagueId: 3, teamId: 7, theme: "dark" };
		expect(embedPath(games)).toBe("/embed/schedule?league=3&team=7&theme=dark");
	});

	test("is below the language that was chosen, in the element's too", () => {
		const french: Embed = { ...standings, language: "fr" };
		expect(embedPath(french)).toBe("/fr/embed/standings");
		expect(elementCode(french, { siteUrl })).toContain(
			'src="https://leagues.example/embed/v1.js"></script>\n<fieldhouse-standings site="https://leagues.example/hoops/fr">',
		);
	});

	test("of standings names no team", () => {
		expect(embedPath({ ...standings, teamId: 7 })).toBe("/embed/standings");
	});
});

describe("the code to paste", () => {
	test("of a frame has an address, a title and a height", () => {
		const code = frameCode(
			{ ...standings, leagueId: 3, theme: "light" },
			{ siteUrl, title: 'A "B"' },
		);
		expect(code).toContain(
			'src="https://leagues.example/hoops/embed/standings?league=3&amp;theme=light"',
		);
		expect(code).toContain('title="A &quot;B&quot;"');
		expect(code).toMatch(/height="\d+"/);
	});

	test("of an element has the script from the host of the site", () => {
		expect(elementCode({ ...standings, leagueId: 3 }, { siteUrl })).toBe(
			'<script async src="https://leagues.example/embed/v1.js"></script>\n' +
				'<fieldhouse-standings site="https://leagues.example/hoops" league="3"></fieldhouse-standings>',
		);
	});
});
