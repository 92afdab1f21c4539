import type { LaunchOptions } from "@playwright/test";
import { rootUrl } from "./settings.ts";

const secure = `--unsafely-treat-insecure-origin-as-secure=${rootUrl}`;
type Use = (options: LaunchOptions) => Promise<void>;

/** For `test.use` of a file: service workers are for https alone, which journeys do without. */
export const withWorkers: {
	launchOptions: [
		(given: { launchOptions: LaunchOptions }, use: Use) => Promise<void>,
		{ scope: "worker" },
	];
} = {
	launchOptions: [
		({ launchOptions }, use) => {
			const { args = [] } = launchOptions;
			return use(Object.assign({}, launchOptions, { args: [...args, secure] }));
		},
		{ scope: "worker" },
	],
};
