import { existsSync, readFileSync } from "node:fs";
import type { Language } from "#domain/language/language.ts";
import { ofPageSheets, type PageSheet } from "#site/page-sheets.ts";
import { builtFaces, type FontFaces } from "../pages/font-faces.ts";

/** Addresses of the built files a page links to, from Vite's manifest. */
export type Assets = {
	site: { scripts: string[]; styles: string[]; places: string; follow: string };
	/** With the script of each language, which gives the application its words. */
	admin: { scripts: string[]; styles: string[]; words: Record<Language, string> };
	/** What embeds on other websites are made of, and the script that puts them there. */
	embed: { scripts: string[]; styles: string[]; element: string };
	/** Makes of a page what the editor of pages shows. */
	preview: { scripts: string[]; styles: string[] };
	/** What a screen in a hall and the picture over a stream have beside a page's own. */
	screen: { scripts: string[]; styles: string[] };
	/** What few pages need beside the styles of all. */
	sheets: Record<PageSheet, { scripts: string[]; styles: string[] }>;
	/** Stylesheets of the faces an organization can choose; that of its look begins with one. */
	fonts: FontFaces;
	/** Folder the files are served from; null in tests, which serve none. */
	folder: string | null;
	/** Vite serves sources and injects styles, which the strict policy would refuse. */
	isDevelopment: boolean;
};

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] } | undefined>;

/** Reads what `vite build` wrote into `build/client`. */
export function readAssets(folder: string): Assets {
	const file = `${folder}/.vite/manifest.json`;
	if (!existsSync(file)) throw new Error(`The build is missing (${file}). Run npm run build.`);
	const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
	const wordsOf = (language: Language) => scriptOf(manifest, `src/admin/languages/${language}.ts`);
	return {
		site: {
			...entry(manifest, "src/site/enhance/site.ts"),
			places: scriptOf(manifest, "src/site/enhance/my-teams-places.ts"),
			follow: scriptOf(manifest, "src/site/enhance/follow.ts"),
		},
		admin: {
			...entry(manifest, "src/admin/main.tsx"),
			words: {
				en: wordsOf("en"),
				fr: wordsOf("fr"),
				es: wordsOf("es"),
			},
		},
		embed: {
			...entry(manifest, "src/site/enhance/embed.ts"),
			element: scriptOf(manifest, "src/site/enhance/element.ts"),
		},
		preview: entry(manifest, "src/site/enhance/preview.ts"),
		screen: entry(manifest, "src/site/enhance/screen.ts"),
		sheets: ofPageSheets((source) => sheet(manifest, source)),
		fonts: builtFaces(folder, (source) => manifest[source]?.file),
		folder,
		isDevelopment: false,
	};
}

function scriptOf(manifest: Manifest, source: string): string {
	return entry(manifest, source).scripts[0] ?? "";
}

function entry(manifest: Manifest, source: string): Assets["preview"] {
	const chunks = chunksOf(manifest, source, new Set());
	const own = manifest[source];
	if (own === undefined) throw new Error(`The build has no entry ${source}. Run npm run build.`);
	return {
		scripts: [`/${own.file}`],
		styles: [...new Set(chunks.flatMap((name) => manifest[name]?.css ?? []))].map(
			(css) => `/${css}`,
		),
	};
}

/** Of a sheet that is an entry of its own; the script that Vite writes beside it is empty. */
function sheet(manifest: Manifest, source: string): Assets["sheets"][PageSheet] {
	return { scripts: [], styles: entry(manifest, source).styles };
}

/**
 * A chunk after everything it imports: a shared chunk carries the shared stylesheet, which says the
 * order of the layers and so has to come first.
 */
function chunksOf(manifest: Manifest, name: string, seen: Set<string>): string[] {
	if (seen.has(name)) return [];
	seen.add(name);
	const imports = manifest[name]?.imports ?? [];
	return [...imports.flatMap((imported) => chunksOf(manifest, imported, seen)), name];
}
