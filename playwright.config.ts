import { defineConfig } from "@playwright/test";
import { pictureFolder, port, rootUrl } from "./e2e/settings.ts";
import { chromiumArguments, findChromium } from "./scripts/lib/chromium.ts";
import { zoneOfDays } from "./src/testing/days.ts";

// Workers read this file too; they inherit what the first reading found.
process.env.CHROMIUM_PATH ??= findChromium() ?? "";

/** Journeys of several days have their results side by side. */
const results = `test-results/${process.env.JOURNEYS ?? "journeys"}`;

export default defineConfig({
	testDir: "e2e",
	outputDir: results,
	// Pictures are to be the same each time, so nobody else is at work; else three keep two cores busy.
	workers: pictureFolder ? 1 : 3,
	fullyParallel: true,
	// On two cores beside other work; who passes does not wait.
	timeout: 60_000,
	expect: { timeout: 10_000 },
	forbidOnly: Boolean(process.env.CI),
	// A machine at work beside us may upset a journey once; the run's end names who needed a second try.
	retries: 1,
	reporter: [["list"], ["json", { outputFile: `${results}.json` }]],
	use: {
		baseURL: rootUrl,
		colorScheme: "light",
		locale: "en-US",
		timezoneId: zoneOfDays,
		screenshot: "only-on-failure",
		// A trace of every step costs a quarter of the time; whoever looks for a failure adds
		// `--trace retain-on-failure`.
		trace: "off",
		launchOptions: {
			executablePath: process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH,
			args: chromiumArguments,
		},
	},
	projects: [
		{
			name: "phone",
			use: { viewport: { width: 390, height: 844 }, hasTouch: true },
			// Most rules hold in any size; here is what people do on phones, and where the layout matters.
			grep: /@layout/,
		},
		{ name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
	],
	webServer: {
		command: "exec node scripts/lib/journeys-server.ts",
		url: `http://127.0.0.1:${port}/healthz`,
		timeout: 60_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
		stdout: "ignore",
		stderr: "pipe",
	},
});
