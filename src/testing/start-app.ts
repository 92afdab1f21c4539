import { randomBytes } from "node:crypto";
import { createApp } from "#server/app.ts";
import type { Assets } from "#server/assets.ts";
import { readSettings, type Settings } from "#server/env.ts";
import { composeServices } from "#server/services.ts";
import type { Database } from "#store/database.ts";
import { openMemory } from "./databases.ts";

const noFiles: Assets = {
	site: { scripts: ["/assets/site.js"], styles: ["/assets/site.css"] },
	admin: { scripts: ["/assets/admin.js"], styles: ["/assets/admin.css"] },
	embed: {
		scripts: ["/assets/embed.js"],
		styles: ["/assets/embed.css"],
		element: "/assets/element.js",
	},
	preview: { scripts: ["/assets/preview.js"], styles: ["/assets/preview.css"] },
	fonts: {},
	folder: null,
	isDevelopment: false,
};

/** Nothing listens there, so tests that are not about domains ask nobody and wait for nothing. */
const nobody = "127.0.0.1:1";

/**
 * The whole product over an empty, migrated database, on the root domain `fieldhouse.test`. With
 * `database` it uses one that a test has filled.
 */
export async function startApp(
	options: { database?: Database; settings?: Partial<Settings>; now?: () => Date } = {},
) {
	const database = options.database ?? (await openMemory());
	const errors: Record<string, unknown>[] = [];
	const services = composeServices({
		settings: {
			...readSettings({ ROOT_DOMAIN: "fieldhouse.test", PORT: "80", DNS_SERVERS: nobody }),
			dataDir: "",
			...options.settings,
		},
		database,
		secret: randomBytes(32),
		assets: noFiles,
		now: options.now ?? (() => new Date("2025-06-15T12:00:00Z")),
		log: (entry) => errors.push(entry),
	});
	const app = createApp(services);
	return {
		app,
		services,
		database,
		platform: services.platform,
		/** What the server reported; a test that expects no error looks here. */
		errors,
		/** Asks for a path as a visitor of `host` would, the root host unless another is named. */
		get: (path: string, host = "fieldhouse.test", headers: Record<string, string> = {}) =>
			app.request(`http://${host}${path}`, { headers: { host, ...headers } }),
	};
}
