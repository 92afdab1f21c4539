import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { shiftClock, stopClock } from "#testing/days.ts";
import { clockShift, pictureTime } from "./settings.ts";

export * from "@playwright/test";

/** A browser's window of a kind with a page that stays, and what forgets for it what was stored. */
type Kept = { context: BrowserContext; page: Page; forget: () => Promise<unknown> };

/**
 * A journey, whose browsers agree with the server on which day it is. Journeys of a worker in windows
 * of the same kind have one context, one after the other: what was opened, signed in and stored goes
 * between them, and what the browser has read and compiled of our files stays, which is most of what
 * opening a screen costs. Journeys that only look may keep the page as well: a new one reads and compiles
 * all of it anew.
 */
export const test = base.extend<
	{ keepsPage: boolean; keptHere: Kept },
	{ kept: Map<string, Kept> }
>({
	keepsPage: [false, { option: true }],
	kept: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from here which fixtures are needed
		async ({}, use) => {
			const kept = new Map<string, Kept>();
			await use(kept);
			for (const { context } of kept.values()) await context.close();
		},
		{ scope: "worker" },
	],
	keptHere: async ({ browser, kept, viewport, hasTouch, javaScriptEnabled, timezoneId }, use) => {
		const kind = JSON.stringify({ viewport, hasTouch, javaScriptEnabled, timezoneId });
		const it = kept.get(kind) ?? (await keep(await browser.newContext()));
		kept.set(kind, it);
		await use(it);
		await it.forget();
	},
	context: ({ keptHere }, use) => use(keptHere.context),
	page: async ({ keptHere, keepsPage }, use) => {
		const page = keepsPage ? keptHere.page : await keptHere.context.newPage();
		await use(page);
		page.removeAllListeners();
		if (keepsPage) await leave(page);
	},
	browser: [
		async ({ browser }, use) => {
			const newContext = browser.newContext.bind(browser);
			browser.newContext = async (options) => {
				const context = await newContext(options);
				await setClock(context);
				await context.addInitScript(saveData);
				return context;
			};
			await use(browser);
		},
		{ scope: "worker" },
	],
});

async function keep(context: BrowserContext): Promise<Kept> {
	const page = await context.newPage();
	const protocol = await context.newCDPSession(page);
	const forget = async () => {
		for (const other of context.pages()) if (other !== page) await other.close();
		await context.setOffline(false);
		await context.clearCookies();
		await protocol.send("Storage.clearDataForOrigin", {
			origin: "*",
			storageTypes: "local_storage",
		});
	};
	return { context, page, forget };
}

/** What the page still asks for is not the next journey's, who would be told that it is not signed in. */
async function leave(page: Page): Promise<void> {
	await page.evaluate(() => {
		if (location.origin !== "null") sessionStorage.clear();
	});
	await page.goto("about:blank");
}

/** Screens that nobody asked for are not fetched ahead, which on two cores costs every journey a second. */
function saveData(): void {
	Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

async function setClock(context: BrowserContext): Promise<void> {
	if (pictureTime !== null) await context.addInitScript(stopClock, pictureTime);
	else if (clockShift !== 0) await context.addInitScript(shiftClock, clockShift);
}
