import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { rootUrl, urlOf } from "./settings.ts";

/** The demonstration league with every page, at both of its addresses. */
export const addresses = [
	{ name: "under its slug", home: `${rootUrl}/hoops`, base: "/hoops" },
	{ name: "on its own domain", home: `${urlOf("hoops-league.test")}/`, base: "" },
];

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with what axe found, in words, on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
	await drawEverything(page);
	// What is scrolled under the bar at the bottom of a phone is no smaller a target for it.
	await placeShortcuts(page, "static");
	await expectNoViolations(page, new AxeBuilder({ page }).withTags(standards));
	await placeShortcuts(page, "");
}

/**
 * What is on a screen of the administration now: no barrier, nothing scrolls sideways, and in the
 * other colours everything can be read.
 */
export async function expectFine(page: Page): Promise<void> {
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await colourScreen(page, "dark");
	await expectNoViolations(page, new AxeBuilder({ page }).withRules(["color-contrast"]));
	await colourScreen(page, "light");
}

async function colourScreen(page: Page, theme: "light" | "dark"): Promise<void> {
	await page.evaluate((theme) => {
		document.documentElement.dataset.theme = theme;
	}, theme);
}

/** What is out of sight is not drawn for the sake of speed, and what is not drawn has no colours. */
async function drawEverything(page: Page): Promise<void> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("* { content-visibility: visible !important; }");
		document.adoptedStyleSheets.push(sheet);
	});
}

async function placeShortcuts(page: Page, position: string): Promise<void> {
	await page.evaluate((position) => {
		document
			.querySelector<HTMLElement>("nav[aria-label=Shortcuts]")
			?.style.setProperty("position", position);
	}, position);
}

/** The same page in the other colours: only what colours can break is looked at again. */
export async function expectReadableInDark(page: Page): Promise<void> {
	await page.emulateMedia({ colorScheme: "dark" });
	await expectNoViolations(page, new AxeBuilder({ page }).withRules(["color-contrast"]));
	await page.emulateMedia({ colorScheme: "light" });
}

/**
 * Legacy mode stays in the page; frames of others (videos) are not ours to judge, and those of ours
 * (previews) are pages that are looked at by themselves.
 */
async function expectNoViolations(page: Page, builder: AxeBuilder): Promise<void> {
	const { violations } = await builder.exclude("iframe[src^='/']").setLegacyMode(true).analyze();
	const findings = violations.map(
		({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join(", ")})`,
	);
	expect(findings, page.url()).toEqual([]);
}

/** A page never scrolls sideways; wide tables do so within themselves. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

/** Addresses of one page of each kind, found as a visitor finds them: by following links. */
export async function findPages(page: Page, home: string, base: string): Promise<string[]> {
	const at = (path: string) => new URL(base + path, home).href;
	const firstLink = async (from: string, pattern: RegExp) => {
		await page.goto(from);
		const links = await page
			.locator("main a")
			.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
		const found = links.find((href) => pattern.test(new URL(href).pathname));
		expect(found, `${pattern} on ${from}`).toBeDefined();
		return found ?? "";
	};
	const team = await firstLink(at("/teamList"), /\/teams\/\d+$/);
	const player = await firstLink(team, /\/players\/\d+$/);
	const game = await firstLink(team, /\/games\/\d+$/);
	const seasons = player.replace("/players/", "/player/").concat("/stats");
	const sections = [
		"/teamList",
		"/schedule",
		"/playerList",
		"/playerList?search=an",
		"/leaderboard",
	];
	const information = [
		...["/registration", "/leagueInfo", "/tournament", "/youth", "/ourTeam", "/leagueFootage"],
		"/contact",
	];
	return [home, ...[...sections, ...information].map(at), team, player, seasons, game];
}
