import type { LaunchOptions } from "@playwright/test";
import { rootUrl } from "./settings.ts";
import { test as plain } from "./test.ts";

const secure = `--unsafely-treat-insecure-origin-as-secure=${rootUrl}`;
type Use = (options: LaunchOptions) => Promise<void>;

type ForWorkers = {
	launchOptions: [
		(given: { launchOptions: LaunchOptions }, use: Use) => Promise<void>,
		{ scope: "worker" },
	];
};

/**
 * For `test.use` of a file: service workers are for https alone, which journeys do without, and no headless shell makes
 * an exception. Each file that uses it gets a browser of its own, since one that has shown a push in one context delivers
 * none in the next.
 */
export const withWorkers = (): ForWorkers => ({
	launchOptions: [
		({ launchOptions }, use) => {
			const { args = [] } = launchOptions;
			const { CHROMIUM_PATH: executablePath } = process.env;
			const whole = executablePath ? { executablePath } : {};
			return use({ ...launchOptions, ...whole, args: [...args, secure] });
		},
		{ scope: "worker" },
	],
});

/** The same for those who wait for no push, in one browser. */
export const test = plain.extend(withWorkers());
