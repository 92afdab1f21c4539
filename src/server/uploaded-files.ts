import { globSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { mkdir, open, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { securityHeaders } from "./headers.ts";

type Settings = { dataDir: string };

/** Where an uploaded file is fetched. */
export function addressOf(organizationId: number, name: string): string {
	return `/files/${organizationId}/${name}`;
}

/** The folder of all uploaded files; in tests, which have no data folder, one that vanishes. */
export function uploadsFolder({ dataDir }: Settings): string {
	return join(dataDir === "" ? temporaryFolder() : dataDir, "files");
}

/** Writes the file so that it survives a power cut; answers when it would. */
export async function writeFileFor(
	settings: Settings,
	organizationId: number,
	{ name, bytes }: { name: string; bytes: Uint8Array },
): Promise<void> {
	const folder = join(uploadsFolder(settings), String(organizationId));
	await mkdir(folder, { recursive: true, mode: 0o700 });
	await using file = await open(join(folder, name), "wx", 0o600);
	await file.writeFile(bytes);
	await file.sync();
	for (const path of [folder, uploadsFolder(settings)]) await syncFolder(path);
}

/** Serves uploaded files under `/files`: made by us, named by chance, never changed. */
export function uploadedFiles(settings: Settings): Hono {
	const app = new Hono();
	// Nothing else is a name of ours, so nothing else comes near the disk.
	app.get("/:organizationId{[1-9][0-9]{0,9}}/:name{[0-9a-f]{32}\\.webp}", async (c) => {
		const { organizationId, name } = c.req.param();
		const bytes = await readFile(join(uploadsFolder(settings), organizationId, name)).catch(noFile);
		return bytes === null ? c.notFound() : c.body(bytes, 200, fileHeaders());
	});
	app.all("*", (c) => c.notFound());
	return app;
}

/** No page of ours runs anything from here, and neither does a browser that is sent here. */
function fileHeaders(): Record<string, string> {
	return {
		...securityHeaders(),
		"content-type": "image/webp",
		"content-security-policy": "default-src 'none'; sandbox",
		"cache-control": "public, max-age=31536000, immutable",
	};
}

function noFile(error: NodeJS.ErrnoException): null {
	if (error.code === "ENOENT") return null;
	throw error;
}

/** A file's name is kept in its folder. Windows keeps it without being asked, and cannot be. */
async function syncFolder(path: string): Promise<void> {
	if (process.platform === "win32") return;
	await using folder = await open(path, "r");
	await folder.sync();
}

const abandonedMs = 60 * 60_000;
let temporary: string | undefined;

function temporaryFolder(): string {
	if (temporary === undefined) {
		const start = join(tmpdir(), "fieldhouse-files-");
		temporary = mkdtempSync(start);
		// Test runners end their processes without a word, so each removes what others left.
		for (const left of globSync(`${start}*`)) {
			const age = Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
			if (age > abandonedMs) rmSync(left, { recursive: true, force: true });
		}
	}
	return temporary;
}
