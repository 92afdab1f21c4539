/**
 * `node scripts/rules.ts`: fails when a file cites a rule that is not in docs/rules.md, or a document
 * names a file that does not exist.
 */
import { globSync, readFileSync } from "node:fs";
import { inProject, root } from "./lib/child.ts";
import { missingPaths } from "./lib/doc-paths.ts";
import { namesOfRules, privateCitations, unknownRules } from "./lib/rules.ts";

const book = "docs/rules.md";
const rules = namesOfRules(readFileSync(inProject(book), "utf8"));
const documents = pathsOf(["*.md", "docs/**/*.md"]);
const sources = pathsOf(["{src,seeds,scripts,e2e}/**/*.{ts,tsx,mjs,css,html}"]);
const files = pathsOf(["*.*", "{src,seeds,scripts,e2e,docs,deploy,public}/**/*.*"]);

const complaints = [...documents, ...sources].flatMap((file) => {
	const text = readFileSync(inProject(file), "utf8");
	const cited = file === book ? [] : [...unknownRules(text, rules), ...privateCitations(text)];
	const complaints = file.endsWith(".md") ? [...cited, ...missingPaths(text, files)] : cited;
	return complaints.map(({ line, sentence }) => `${file}:${line} ${sentence}`);
});

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);

function pathsOf(patterns: string[]): string[] {
	const paths = globSync(patterns, { cwd: root });
	return paths.map((path) => path.replaceAll("\\", "/")).toSorted();
}
