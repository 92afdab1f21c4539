/**
 * `node scripts/structure.ts`: fails when an import goes against the arrows, imports go in a circle,
 * a folder is crowded, a few lines that one neighbour uses have a file of their own, a literal is spread
 * or a word of the wire stands inside the administration (scripts/lib/structure). Every file is read and parsed once.
 */
import { globSync, readFileSync } from "node:fs";
import { inProject, root } from "./lib/child.ts";
import { wrongImports } from "./lib/structure/arrows.ts";
import { importCircles } from "./lib/structure/circles.ts";
import { crowdedFolders } from "./lib/structure/crowded-folders.ts";
import { crumbs } from "./lib/structure/crumbs.ts";
import { literalSpreads } from "./lib/structure/literal-spreads.ts";
import { type Complaint, sourceFile } from "./lib/structure/source-file.ts";
import { wireWords } from "./lib/structure/wire-words.ts";

const files = pathsOf("{src,seeds,scripts,e2e}/**/*.{ts,tsx}").map((path) =>
	sourceFile(path, readFileSync(inProject(path), "utf8")),
);

const complaints = [
	...wrongImports(files),
	...importCircles(files),
	...crowdedFolders(pathsOf("src/**/*.*")),
	...crumbs(files),
	...literalSpreads(files),
	...wireWords(files),
];

for (const complaint of complaints) {
	console.error(inWords(complaint));
	process.exitCode = 1;
}

function inWords({ path, line, sentence }: Complaint): string {
	return `${line === undefined ? path : `${path}:${line}`} ${sentence}`;
}

function pathsOf(pattern: string): string[] {
	const paths = globSync(pattern, { cwd: root });
	return paths.map((path) => path.replaceAll("\\", "/")).toSorted();
}
