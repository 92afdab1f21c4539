import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TeamBanner } from "./team-banner.tsx";

const head = (team: { logoUrl: string | null; colors?: readonly [string, string] }) =>
	renderToStaticMarkup(
		<TeamBanner team={{ name: "Surge", ...team }} eyebrow="Fall 2026">
			3–1
		</TeamBanner>,
	);

test("a team's page is headed in the colours it chose, with or without a logo", () => {
	for (const logoUrl of [null, "/l.webp"]) {
		expect(head({ logoUrl, colors: ["#112233", "#ffee00"] })).toContain(
			'<rect width="100" height="100" fill="#112233"></rect>',
		);
	}
});

test("letters on them are white, or black where white could not be read", () => {
	expect(head({ logoUrl: null, colors: ["#112233", "#112233"] })).toContain('data-ink="white"');
	expect(head({ logoUrl: null, colors: ["#ffee00", "#ffffff"] })).toContain('data-ink="black"');
});

test("without chosen colours it has those of its name, and beside a logo those of the bar", () => {
	expect(head({ logoUrl: null })).toMatch(/class="[^"]*hue/);
	expect(head({ logoUrl: "/l.webp" })).not.toMatch(/class="[^"]*hue/);
});
