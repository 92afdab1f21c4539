import { type BrowserContext, test as base } from "@playwright/test";
import { shiftClock, stopClock } from "#testing/days.ts";
import { clockShift, pictureTime } from "./settings.ts";

export * from "@playwright/test";

/** A browser's window of a kind, and what forgets for it what was stored. */
type Kept = { context: BrowserContext; forget: () => Promise<unknown> };

/**
 * A journey, whose browsers agree with the server on which day it is. Journeys of a worker in windows
 * of the same kind have one context, one after the other: what was opened, signed in and stored goes
 * between them, and what the browser has read and compiled of our files stays, which is most of what
 * opening a screen costs.
 */
export const test = base.extend<object, { kept: Map<string, Kept> }>({
	kept: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from here which fixtures are needed
		async ({}, use) => {
			const kept = new Map<string, Kept>();
			await use(kept);
			for (const { context } of kept.values()) await context.close();
		},
		{ scope: "worker" },
	],
	context: async ({ browser, kept, viewport, hasTouch, javaScriptEnabled, timezoneId }, use) => {
		const kind = JSON.stringify({ viewport, hasTouch, javaScriptEnabled, timezoneId });
		const it = kept.get(kind) ?? (await keep(await browser.newContext()));
		kept.set(kind, it);
		await use(it.context);
		await it.forget();
	},
	browser: [
		async ({ browser }, use) => {
			const newContext = browser.newContext.bind(browser);
			browser.newContext = async (options) => {
				const context = await newContext(options);
				await setClock(context);
				return context;
			};
			await use(browser);
		},
		{ scope: "worker" },
	],
});

async function keep(context: BrowserContext): Promise<Kept> {
	const empty = await context.newPage();
	const protocol = await context.newCDPSession(empty);
	const forget = async () => {
		for (const page of context.pages()) if (page !== empty) await page.close();
		await context.setOffline(false);
		await context.clearCookies();
		await protocol.send("Storage.clearDataForOrigin", {
			origin: "*",
			storageTypes: "local_storage",
		});
	};
	return { context, forget };
}

async function setClock(context: BrowserContext): Promise<void> {
	if (pictureTime !== null) await context.addInitScript(stopClock, pictureTime);
	else if (clockShift !== 0) await context.addInitScript(shiftClock, clockShift);
}
