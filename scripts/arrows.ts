/** `node scripts/arrows.ts`: fails when a file imports against the arrows (scripts/lib/arrows.ts). */
import { globSync, readFileSync } from "node:fs";
import { wrongImports } from "./lib/arrows.ts";
import { inProject, root } from "./lib/child.ts";

const files = globSync("{src,seeds,scripts,e2e}/**/*.{ts,tsx}", { cwd: root });
const complaints = files
	.toSorted()
	.flatMap((file) =>
		wrongImports(file.replaceAll("\\", "/"), readFileSync(inProject(file), "utf8")).map(
			({ line, sentence }) => `${file}:${line} ${sentence}`,
		),
	);

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
