import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { parse, relative } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { pageSheets } from "./src/site/page-sheets.ts";

const faces = globSync("src/ui/fonts/*.css").toSorted();

/** What other websites show of a league needs these, and is sent no more. */
const embedSheets = [
	...readFileSync("src/site/enhance/embed.ts", "utf8").matchAll(/"(?:#ui|\.\.)\/(.+\.css)"/g),
].map(([, file = ""]) => file);

const ownSheets = Object.values(pageSheets);

/**
 * Two environments from one config: `client` builds what browsers load (the public site's few
 * kilobytes and the administration), `ssr` builds the server. CSS Modules get the same class
 * names in both, so server-rendered HTML and the stylesheet agree.
 */
export default defineConfig({
	plugins: [react(), keepCssModules()],
	css: { modules: { generateScopedName: scopedName } },
	environments: {
		client: {
			build: {
				outDir: "build/client",
				manifest: true,
				rollupOptions: {
					input: {
						site: "src/site/enhance/site.ts",
						admin: "src/admin/main.tsx",
						// The server sends the one that somebody reads.
						"admin-en": "src/admin/languages/en.ts",
						"admin-fr": "src/admin/languages/fr.ts",
						"admin-es": "src/admin/languages/es.ts",
						preview: "src/site/enhance/preview.ts",
						screen: "src/site/enhance/screen.ts",
						// Of these the server sends the one a page asks for.
						...Object.fromEntries(ownSheets.map((file) => [parse(parse(file).name).name, file])),
						embed: "src/site/enhance/embed.ts",
						places: "src/site/enhance/my-teams-places.ts",
						follow: "src/site/enhance/follow.ts",
						element: "src/site/enhance/element.ts",
						// Of these the server sends the one a league has chosen (server/pages/font-faces.ts).
						...Object.fromEntries(faces.map((file) => [`face-${parse(file).name}`, file])),
					},
					// Two sheets for what visitors see: twenty small ones are a third longer once compressed.
					output: {
						codeSplitting: {
							groups: [
								{ name: "embedded", test: isEmbedSheet, priority: 2 },
								{
									name: "pages",
									test: (id) =>
										/src\/(ui|blocks|site)\/(?!fonts|enhance|pages\/screen).*\.css$/.test(id) &&
										!ownSheets.some((file) => id.endsWith(file)),
								},
							],
						},
					},
				},
			},
		},
		ssr: {
			// Four hundred small files, which each start would look for one by one: a third of its time.
			resolve: {
				noExternal: ["kysely", "zod", "hono", "@hono/node-server", "tldts", "tldts-core"],
			},
			build: {
				outDir: "build/server",
				rollupOptions: {
					input: {
						main: "src/server/main.ts",
						"chances-worker": "src/server/workers/chances-worker.ts",
						"link-picture-worker": "src/server/workers/link-picture-worker.ts",
						"picture-worker": "src/server/workers/picture-worker.ts",
						"schedule-worker": "src/server/workers/schedule-worker.ts",
						"sheet-worker": "src/server/workers/sheet-worker.ts",
					},
					// All in one folder, so that the server finds its workers beside itself, as in the sources.
					output: { chunkFileNames: "[name]-[hash].js" },
				},
			},
		},
	},
	builder: {},
});

/**
 * A class by its own name and its file's: without the line that Vite adds, which no compression can guess
 * and which is a twentieth of what visitors load of styles.
 */
function scopedName(name: string, file: string): string {
	const path = relative(import.meta.dirname, file.replace(/\?.*$/, "")).replaceAll("\\", "/");
	return `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}

function isEmbedSheet(id: string): boolean {
	return embedSheets.some((file) => id.endsWith(`/${file}`) && /src\/(ui|site)\//.test(id));
}

/**
 * A CSS Module whose class names no browser code reads is dropped from the build. The public site
 * reads them on the server only (`src/ui/styles.ts`), so importing one is made to count.
 */
function keepCssModules(): Plugin {
	return {
		name: "keep-css-modules",
		enforce: "post",
		transform: {
			filter: { id: /\.module\.css$/ },
			handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
		},
	};
}
