import { randomBytes } from "node:crypto";
import { createApp } from "#server/app.ts";
import type { Assets } from "#server/assets.ts";
import { organizationDirectory } from "#server/directory.ts";
import { readSettings, type Settings } from "#server/env.ts";
import { pictureKeeper } from "#server/pictures.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#store/database.ts";
import { platformStore } from "#store/platform.ts";
import { openMemory } from "./databases.ts";

const noFiles: Assets = {
	site: { scripts: ["/assets/site.js"], styles: ["/assets/site.css"] },
	admin: { scripts: ["/assets/admin.js"], styles: ["/assets/admin.css"] },
	folder: null,
	isDevelopment: false,
};

/**
 * The whole product over an empty, migrated database, on the root domain `fieldhouse.test`. With
 * `database` it uses one that a test has filled.
 */
export async function startApp(
	options: { database?: Database; settings?: Partial<Settings>; now?: () => Date } = {},
) {
	const database = options.database ?? (await openMemory());
	const platform = platformStore(database);
	const errors: Record<string, unknown>[] = [];
	const services: Services = {
		settings: {
			...readSettings({ ROOT_DOMAIN: "fieldhouse.test", PORT: "80" }),
			...options.settings,
		},
		database,
		platform,
		secret: randomBytes(32),
		directory: organizationDirectory(database, platform),
		assets: noFiles,
		picturesOf: pictureKeeper({ dataDir: "" }),
		now: options.now ?? (() => new Date("2025-06-15T12:00:00Z")),
		log: (entry) => errors.push(entry),
	};
	const app = createApp(services);
	return {
		app,
		services,
		database,
		platform,
		/** What the server reported; a test that expects no error looks here. */
		errors,
		/** Asks for a path as a visitor of `host` would, the root host unless another is named. */
		get: (path: string, host = "fieldhouse.test", headers: Record<string, string> = {}) =>
			app.request(`http://${host}${path}`, { headers: { host, ...headers } }),
	};
}
