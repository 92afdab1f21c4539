import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type FontName, fontNames } from "#domain/look/fonts.ts";

/** The stylesheets of the faces an organization can choose; there is none for the product's own. */
export type FontFaces = Partial<Record<FontName, string>>;

/** As Vite built them, with the addresses of the files it named by their contents. */
export function builtFaces(
	folder: string,
	fileOf: (source: string) => string | undefined,
): FontFaces {
	return faces((source) => {
		const file = fileOf(source);
		return file === undefined ? undefined : readFileSync(join(folder, file), "utf8");
	});
}

/** As they stand in the sources; Vite serves the files from where they are installed. */
export function sourceFaces(): FontFaces {
	return faces((source) =>
		readFileSync(source, "utf8").replaceAll('url("@fontsource', 'url("/node_modules/@fontsource'),
	);
}

function faces(read: (source: string) => string | undefined): FontFaces {
	const chosen = fontNames.filter((name) => name !== "narrow");
	return Object.fromEntries(
		chosen.flatMap((name) => {
			const css = read(`src/ui/fonts/${name}.css`);
			return css === undefined ? [] : [[name, css.trim()]];
		}),
	);
}
