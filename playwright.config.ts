import { defineConfig } from "@playwright/test";
import { port, rootUrl } from "./e2e/settings.ts";
import { chromiumArguments, findChromium } from "./scripts/lib/chromium.ts";

// Workers read this file too; they inherit what the first reading found.
process.env.CHROMIUM_PATH ??= findChromium() ?? "";

export default defineConfig({
	testDir: "e2e",
	outputDir: "test-results/journeys",
	workers: 2,
	fullyParallel: true,
	// On two cores beside other work; who passes does not wait.
	timeout: 60_000,
	expect: { timeout: 10_000 },
	forbidOnly: Boolean(process.env.CI),
	reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
	use: {
		baseURL: rootUrl,
		colorScheme: "light",
		locale: "en-US",
		// Where the demonstration leagues are, so that today is the same day for everybody.
		timezoneId: "America/Los_Angeles",
		screenshot: "only-on-failure",
		// A trace of every step costs a quarter of the time; whoever looks for a failure adds
		// `--trace retain-on-failure`.
		trace: "off",
		launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
	},
	projects: [
		{
			name: "phone",
			use: { viewport: { width: 390, height: 844 }, hasTouch: true },
			// Rules that hold in any size are looked at once; what people do on phones, on phones too.
			grepInvert: /@any-size/,
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
