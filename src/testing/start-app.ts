import { randomBytes } from "node:crypto";
import { basename } from "node:path";
import { composeServices } from "#server/compose-services.ts";
import { readSettings, type Settings } from "#server/env.ts";
import type { Assets } from "#server/files/assets.ts";
import { Admission } from "#server/http/admission.ts";
import { createApp } from "#server/http/app.ts";
import { ofPageSheets } from "#site/page-sheets.ts";
import type { Database } from "#store/engine/database.ts";
import { openMemory } from "./databases.ts";

const noFiles: Assets = {
	site: {
		scripts: ["/assets/site.js"],
		styles: ["/assets/site.css"],
		places: "/assets/places.js",
		follow: "/assets/follow.js",
	},
	admin: {
		scripts: ["/assets/admin.js"],
		styles: ["/assets/admin.css"],
		words: { en: "/assets/en.js", fr: "/assets/fr.js", es: "/assets/es.js" },
	},
	embed: {
		scripts: ["/assets/embed.js"],
		styles: ["/assets/embed.css"],
		element: "/assets/element.js",
	},
	preview: { scripts: ["/assets/preview.js"], styles: ["/assets/preview.css"] },
	screen: { scripts: ["/assets/screen.js"], styles: ["/assets/screen.css"] },
	sheets: ofPageSheets((source) => ({ scripts: [], styles: [`/assets/${basename(source)}`] })),
	fonts: {},
	folder: null,
	isDevelopment: false,
};

/** Nothing listens there, so tests that are not about domains ask nobody and wait for nothing. */
const nobody = "127.0.0.1:1";

type Options = {
	database?: Database;
	settings?: Partial<Settings>;
	now?: () => Date;
	admission?: Admission;
};

/**
 * The whole product over an empty, migrated database, on the root domain `fieldhouse.test`. With
 * `database` it uses one that a test has filled.
 */
export async function startApp(options: Options = {}) {
	const started = await startServices(options);
	const app = createApp(started.services);
	return {
		app,
		...started,
		/** Asks for a path as a visitor of `host` would, the root host unless another is named. */
		get: (path: string, host = "fieldhouse.test", headers: Record<string, string> = {}) =>
			app.request(`http://${host}${path}`, { headers: { host, ...headers } }),
	};
}

/** What the product is made of, for tests that mount a part of it. */
export async function startServices(options: Options) {
	const database = options.database ?? (await openMemory());
	const errors: Record<string, unknown>[] = [];
	const now = options.now ?? (() => new Date("2025-06-15T12:00:00Z"));
	const services = composeServices({
		settings: {
			...readSettings({ ROOT_DOMAIN: "fieldhouse.test", PORT: "80", DNS_SERVERS: nobody }),
			dataDir: "",
			// Time stands still in many a test, so its minute never ends.
			writesPerMinute: 1_000_000,
			...options.settings,
		},
		database,
		secret: randomBytes(32),
		assets: noFiles,
		now,
		// What is answered depends on no other work of the machine.
		admission: options.admission ?? new Admission({ ms: () => 0 }, now),
		log: (entry) => errors.push(entry),
	});
	return {
		services,
		database,
		platform: services.platform,
		/** What the server reported; a test that expects no error looks here. */
		errors,
	};
}
