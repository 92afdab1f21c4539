import { type BrowserContext, test as base } from "@playwright/test";
import { shiftClock, stopClock } from "#testing/days.ts";
import { clockShift, pictureTime } from "./settings.ts";

export * from "@playwright/test";

/** A journey, whose browsers agree with the server on which day it is. */
export const test = base.extend({
	context: async ({ context }, use) => {
		await setClock(context);
		await use(context);
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

async function setClock(context: BrowserContext): Promise<void> {
	if (pictureTime !== null) await context.addInitScript(stopClock, pictureTime);
	else if (clockShift !== 0) await context.addInitScript(shiftClock, clockShift);
}
