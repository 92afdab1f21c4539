import { expect, type Page } from "@playwright/test";
import type { RunOnly } from "axe-core";
import { barriersOf } from "./axe.ts";
import { onlyLight } from "./settings.ts";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const contrast: RunOnly = { type: "rule", values: ["color-contrast"] };

/** Fails with what axe found, in words, on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
	await drawEverything(page);
	// What is scrolled under the bars of a phone, or lies under a message for three seconds, is no
	// smaller a target for it.
	await placeFloating(page, "static");
	await expectNoBarriers(page, { type: "tag", values: standards });
	await placeFloating(page, "");
}

/**
 * What is on a screen of the administration now: no barrier, nothing scrolls sideways, and in the
 * other colours everything can be read.
 */
export async function expectFine(page: Page): Promise<void> {
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await colourScreen(page, "dark");
	await expectNoBarriers(page, contrast);
	await colourScreen(page, "light");
}

/** A screen shows the theme that its person chose. */
export async function colourScreen(page: Page, theme: "light" | "dark"): Promise<void> {
	await page.evaluate((theme) => {
		document.documentElement.dataset.theme = theme;
	}, theme);
}

/** What is out of sight is not drawn for the sake of speed, and what is not drawn has no colours. */
export async function drawEverything(page: Page): Promise<void> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("* { content-visibility: visible !important; }");
		document.adoptedStyleSheets.push(sheet);
	});
}

/** The same of a page of visitors, who get the theme of their device. */
export async function expectFineForVisitors(page: Page): Promise<void> {
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	if (!onlyLight) await expectReadableInDark(page);
}

async function placeFloating(page: Page, position: string): Promise<void> {
	await page.evaluate((position) => {
		const message = "[data-react-aria-top-layer]:has(> [role=alert])";
		const floating = document.querySelectorAll<HTMLElement>(
			`nav[aria-label=Shortcuts], header, ${message}`,
		);
		for (const element of floating) {
			element.style.setProperty("position", position);
		}
	}, position);
}

/** The same page in the other colours: only what colours can break is looked at again. */
export async function expectReadableInDark(page: Page): Promise<void> {
	await page.emulateMedia({ colorScheme: "dark" });
	await expectNoBarriers(page, contrast);
	await page.emulateMedia({ colorScheme: "light" });
}

async function expectNoBarriers(page: Page, rules: RunOnly): Promise<void> {
	expect(await barriersOf(page, rules), page.url()).toEqual([]);
}

/** A page never scrolls sideways; wide tables do so within themselves. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
