import type { Hono } from "hono";
import { ofPageSheets } from "#site/page-sheets.ts";
import { composeServices } from "./compose-services.ts";
import { readSettings, type Settings } from "./env.ts";
import type { Assets } from "./files/assets.ts";
import { createApp } from "./http/app.ts";
import { addFirstAdministrator } from "./identity/first-administrator.ts";
import { deliverLetters } from "./mail/deliver.ts";
import { type Prepared, prepareDatabase } from "./operations/prepare-database.ts";
import { publishEveryMinute } from "./operations/scheduled-publishing.ts";
import { deliverWebhooks } from "./outgoing/deliver-webhooks.ts";
import { sourceFaces } from "./pages/font-faces.ts";

/** Vite serves sources: no build, styles come with the scripts, no strict policy. */
const sources: Assets = {
	site: {
		scripts: ["/@vite/client", "/src/site/enhance/site.ts"],
		styles: [],
		places: "/src/site/enhance/my-teams-places.ts",
		follow: "/src/site/enhance/follow.ts",
	},
	admin: {
		scripts: ["/@vite/client", "/src/admin/main.tsx"],
		styles: [],
		words: {
			en: "/src/admin/languages/en.ts",
			fr: "/src/admin/languages/fr.ts",
			es: "/src/admin/languages/es.ts",
		},
	},
	embed: {
		scripts: ["/@vite/client", "/src/site/enhance/embed.ts"],
		styles: [],
		element: "/src/site/enhance/element.ts",
	},
	fonts: sourceFaces(),
	preview: { scripts: ["/src/site/enhance/preview.ts"], styles: [] },
	screen: { scripts: ["/src/site/enhance/screen.ts"], styles: [] },
	sheets: ofPageSheets((source) => ({ scripts: [`/${source}`], styles: [] })),
	folder: null,
	isDevelopment: true,
};

/** Kept on the global object because an edit makes this module anew, but not the database. */
const kept = globalThis as {
	fieldhouseDatabase?: Promise<Prepared>;
	stopPublishing?: () => void;
};

let made: Promise<{ app: Hono; settings: Settings }> | undefined;

/** The app of the sources as they are now; made once until one of them changes. */
export function devApp(env: NodeJS.ProcessEnv): Promise<{ app: Hono; settings: Settings }> {
	made ??= make(readSettings(env));
	return made;
}

async function make(settings: Settings): Promise<{ app: Hono; settings: Settings }> {
	kept.fieldhouseDatabase ??= prepareDatabase(settings, new Date()).then(async (prepared) => {
		const firstAdministrator = await addFirstAdministrator(prepared.database, settings, new Date());
		if (firstAdministrator?.password) {
			process.stdout.write(`Sign in as admin with ${firstAdministrator.password}\n`);
		}
		return prepared;
	});
	const { database } = await kept.fieldhouseDatabase;
	const services = composeServices({ settings, database, assets: sources });
	kept.stopPublishing?.();
	const stops = [publishEveryMinute, deliverLetters, deliverWebhooks].map((work) => work(services));
	kept.stopPublishing = () => {
		for (const stop of stops) stop();
	};
	const app = createApp(services);
	return { app, settings };
}
