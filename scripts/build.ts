/** `npm run build`: builds the server and what browsers load, when the sources have changed. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { exitIfInterrupted, inProject, root, runQuietly } from "./lib/child.ts";
import { compressFiles } from "./lib/compress-files.ts";

/** Written last, so a build that was killed half-way is without it and is made anew. */
const stamp = inProject("build/.sources");

const sources = [
	"src/**/*.*",
	"public/**/*.*",
	"seeds/**/*.*",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
	"vite.config.ts",
];

const wanted = fingerprint();
const built = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
if (built !== wanted) await build().catch(exitIfInterrupted);

async function build() {
	const start = performance.now();
	process.stdout.write("Building… ");
	rmSync(stamp, { force: true });
	const { code, output } = await runQuietly("vite", ["build", "--app", "--logLevel", "warn"]);
	if (code !== 0) {
		process.stderr.write(`\n${output}\nThe build failed.\n`);
		process.exit(code);
	}
	await compressFiles(inProject("build/client"));
	writeFileSync(stamp, wanted);
	process.stdout.write(`done in ${((performance.now() - start) / 1000).toFixed(1)} s.\n`);
}

/**
 * Contents rather than times: a checkout sets any times it likes, and reading a few hundred small
 * files takes some 20 ms.
 */
function fingerprint() {
	const files = globSync(sources, { cwd: root, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
	const hash = createHash("sha256");
	for (const file of files.toSorted()) {
		hash
			.update(`${relative(root, file)}\0`)
			.update(readFileSync(file))
			.update("\0");
	}
	return `${hash.digest("hex")}\n`;
}
