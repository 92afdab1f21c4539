import { expect, test } from "vitest";
import { defaultNavigation, linkTo, ownPathIn, shownNavigation, withLink } from "./navigation.ts";

test("the usual links are the twelve, HOME alone, or what there is to show", () => {
	const filled = (path: string) => ["/news", "/schedule", "/teams", "/contact"].includes(path);
	const labels = (hasFullNavigation: boolean, hasGrowingNavigation: boolean) =>
		defaultNavigation({ hasFullNavigation, hasGrowingNavigation }, filled).map((it) => it.label);
	expect(labels(true, false)).toHaveLength(12);
	expect(labels(true, true)).toHaveLength(12);
	expect(labels(false, false)).toEqual(["HOME"]);
	expect(labels(false, true)).toEqual(["HOME", "NEWS", "SCHEDULE", "TEAMS", "CONTACT US"]);
});

test.each([
	["/open-gym", "open-gym"],
	["/schedule", null],
	["/statistics", null],
	["/", null],
	["/leagueInfo", null],
	["/teams", null],
	["/teams/7", null],
	["https://open-gym.example/", null],
])("%s leads to the own page %s", (to, path) => {
	expect(ownPathIn({ to })).toBe(path);
});

test("links to own pages are shown while those are published, all others always", () => {
	const to = (path: string) => ({ label: path, to: path });
	const chosen = [to("/"), to("/open-gym"), to("/soon"), to("/teams/7"), to("https://a.example/")];
	expect(shownNavigation(chosen, new Set(["open-gym"]))).toEqual([
		to("/"),
		to("/open-gym"),
		to("/teams/7"),
		to("https://a.example/"),
	]);
});

test("one more link comes where it usually stands, and an own page comes last", () => {
	const paths = (links: readonly { to: string }[]) => links.map(({ to }) => to);
	const to = (path: string) => ({ label: path, to: path });
	const links = [to("/"), to("/schedule"), to("/contact")];
	expect(paths(withLink(links, to("/registration")))).toEqual([
		"/",
		"/registration",
		"/schedule",
		"/contact",
	]);
	expect(paths(withLink(links, to("/youth")))).toEqual(["/", "/schedule", "/youth", "/contact"]);
	expect(paths(withLink(links, to("/open-gym")))).toEqual([...paths(links), "/open-gym"]);
	expect(paths(withLink([], to("/contact")))).toEqual(["/contact"]);
});

test("a link has its usual name, else the title of its page", () => {
	expect(linkTo({ label: "How to join", to: "/registration" }).label).toBe("REGISTRATION");
	expect(linkTo({ label: "Open gym", to: "/open-gym" }).label).toBe("OPEN GYM");
});
