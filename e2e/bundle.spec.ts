import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "./test.ts";

/** What the build wrote down about itself: which file holds what, and what each needs. */
type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };

const built = new URL("../build/client/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", built), "utf8")) as Record<
	string,
	Chunk
>;
const entry = "src/admin/main.tsx";
const screen = (path: string) => `src/admin/screens/${path}.tsx`;

test("the administration's first screen weighs at most 200 kB", () => {
	const files = filesOf([entry, screen("dashboard/dashboard")]);
	const weights = [...files].map((file) => ({ file, bytes: weightOf(file) }));
	const sum = weights.reduce((total, { bytes }) => total + bytes, 0);
	expect(sum, JSON.stringify(weights, null, 1)).toBeLessThanOrEqual(200_000);
});

test("the administration loads a screen when somebody opens it", () => {
	const atStart = filesOf([entry]);
	const screens = Object.keys(manifest).filter((name) => name.startsWith("src/admin/screens/"));
	expect(screens.length).toBeGreaterThan(30);
	for (const name of screens) expect(atStart, name).not.toContain(manifest[name]?.file);
	for (const name of screens) expect(manifest[entry]?.dynamicImports, name).toContain(name);
});

/** The files a browser fetches for these parts, each once. */
function filesOf(names: readonly string[], seen = new Set<string>()): Set<string> {
	const files = new Set<string>();
	for (const name of names) {
		if (seen.has(name)) continue;
		seen.add(name);
		const { file, css = [], imports = [] } = manifest[name] ?? missing(name);
		for (const one of [file, ...css, ...filesOf(imports, seen)]) files.add(one);
	}
	return files;
}

function weightOf(file: string): number {
	return brotliCompressSync(readFileSync(new URL(file, built))).length;
}

function missing(name: string): never {
	throw new Error(`The build has no ${name}.`);
}
