import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { staticFiles } from "./files.ts";

const folder = mkdtempSync(join(tmpdir(), "fieldhouse-files-"));
for (const name of ["assets", ".vite"]) mkdirSync(join(folder, name));
const files = {
	"assets/site-1a2b.css": "body{margin:0}",
	"speculation-rules.json": '{"prefetch":[]}',
	"favicon.svg": "<svg/>",
	"default-player.svg": "<svg/>",
	".vite/manifest.json": "{}",
};
for (const [name, text] of Object.entries(files)) {
	writeFileSync(join(folder, name), text);
	if (!name.startsWith(".")) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
}
afterAll(() => rmSync(folder, { recursive: true }));

const app = staticFiles(folder);
const get = (path: string, encoding: string) =>
	app.request(path, { headers: { "accept-encoding": encoding } });

describe("files of the build", () => {
	test.each([
		["/assets/site-1a2b.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
		["/speculation-rules.json", "application/speculationrules+json", "public, max-age=3600"],
		["/favicon.svg", "image/svg+xml; charset=utf-8", "public, max-age=3600"],
		["/default-player.svg", "image/svg+xml; charset=utf-8", "public, max-age=3600"],
	])("%s has its type, its age and its bytes, compressed or not", async (path, type, age) => {
		const [plain, compressed] = [await get(path, "identity"), await get(path, "gzip, br")];
		for (const answer of [plain, compressed]) {
			expect(answer.status).toBe(200);
			expect(answer.headers.get("content-type")).toBe(type);
			expect(answer.headers.get("cache-control")).toBe(age);
			expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
		}
		expect(plain.headers.get("content-encoding")).toBeNull();
		expect(compressed.headers.get("content-encoding")).toBe("br");
		const bytes = brotliDecompressSync(await compressed.arrayBuffer());
		expect(bytes.toString()).toBe(await plain.text());
	});

	test.each([
		"/.vite/manifest.json",
		"/assets/../.vite/manifest.json",
		"/assets/%2e%2e/.vite/manifest.json",
		"/assets/..%2f.vite/manifest.json",
		"/assets/none.css",
	])("%s is not served", async (path) => {
		expect((await get(path, "br")).status).toBe(404);
	});
});

test("programs are given the same default picture of a player as the pages show", () => {
	const [served, shown] = ["public", "src/ui"].map((place) =>
		readFileSync(join(import.meta.dirname, "../../..", place, "default-player.svg"), "utf8"),
	);
	expect(served).toBe(shown);
});
