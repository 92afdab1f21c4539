/**
 * The Node that runs the product comes by an install script, past npm's lock file; so its program
 * is held to what it was when the version was chosen. Plain JavaScript, see install.mjs.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** SHA-256 of the program, from the packages `node-<machine>` whose integrity npm checks. */
export const checksums = {
	version: "24.21.0",
	"linux-x64": "7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c",
	"linux-arm64": "0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584",
	"win32-x64": "ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32",
};

/** What is wrong with the program in this file, in a sentence; undefined when it is the one meant. */
export function checksumProblem(file, machine = `${process.platform}-${process.arch}`) {
	const wanted = checksums[machine];
	if (wanted === undefined) {
		process.stderr.write(
			`\nNode for ${machine} is not verified: its checksum is not known here.\n`,
		);
		return undefined;
	}
	const found = createHash("sha256").update(readFileSync(file)).digest("hex");
	if (found === wanted) return undefined;
	return `${file} is not the Node ${checksums.version} that was chosen: its SHA-256 is ${found}, not ${wanted}. Nothing was run with it. Delete node_modules and try again; if it stays so, tell somebody.`;
}
