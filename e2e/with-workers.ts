import type { LaunchOptions } from "@playwright/test";
import { rootUrl } from "./settings.ts";

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
 * an exception. Each file gets a browser of its own, since one that has shown a push in one context delivers none in the
 * next.
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
