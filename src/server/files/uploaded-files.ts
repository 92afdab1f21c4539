import { createReadStream, globSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { mkdir, open, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReadableStream as NodeStream } from "node:stream/web";
import { Hono } from "hono";
import { securityHeaders } from "../http/headers.ts";

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

/** What was written; null when it is gone. */
export async function readFileOf(
	settings: Settings,
	organizationId: number,
	name: string,
): Promise<Buffer | null> {
	return readFile(join(uploadsFolder(settings), String(organizationId), name)).catch(noFile);
}

/** Takes a file away; one that is gone already is as good. */
export async function removeFileOf(
	settings: Settings,
	organizationId: number,
	name: string,
): Promise<void> {
	await rm(join(uploadsFolder(settings), String(organizationId), name), { force: true });
}

/** Serves uploaded files under `/files`: named by chance, never changed. */
export function uploadedFiles(settings: Settings): Hono {
	const app = new Hono();
	// Nothing else is a name of ours, so nothing else comes near the disk.
	const folder = "/:organizationId{[1-9][0-9]{0,9}}";
	app.get(`${folder}/:name{[0-9a-f]{32}(?:-480|-960)?\\.webp}`, async (c) => {
		const { organizationId, name } = c.req.param();
		const read = (file: string) => readFileOf(settings, Number(organizationId), file);
		// A page may ask for a smaller rendition of a picture that was sent before there were any.
		const bytes = (await read(name)) ?? (await read(name.replace(/-\d+/, "")));
		return bytes === null
			? c.notFound()
			: c.body(new Uint8Array(bytes), 200, fileHeaders("image/webp"));
	});
	app.get(`${folder}/:name{[0-9a-f]{32}\\.png}`, async (c) => {
		const { organizationId, name } = c.req.param();
		const bytes = await readFileOf(settings, Number(organizationId), name);
		return bytes === null
			? c.notFound()
			: c.body(new Uint8Array(bytes), 200, fileHeaders("image/png"));
	});
	app.get(`${folder}/:name{[0-9a-f]{32}\\.pdf}`, async (c) => {
		const { organizationId, name } = c.req.param();
		const path = join(uploadsFolder(settings), organizationId, name);
		const known = await stat(path).catch(noFile);
		if (known === null) return c.notFound();
		// Never opened on our own address: what a document can do, it does in its reader.
		const headers = { ...fileHeaders("application/pdf"), "content-disposition": "attachment" };
		const size = { "content-length": String(known.size) };
		return c.body(streamOf(path), 200, { ...headers, ...size });
	});
	app.all("*", (c) => c.notFound());
	return app;
}

/** No page of ours runs anything from here, and neither does a browser that is sent here. */
function fileHeaders(contentType: string): Record<string, string> {
	return {
		...securityHeaders(),
		"content-type": contentType,
		"content-security-policy": "default-src 'none'; sandbox",
		"cache-control": "public, max-age=31536000, immutable",
	};
}

/** Opens the file only once somebody reads, which a HEAD never does. */
function streamOf(path: string): ReadableStream {
	async function* pieces() {
		yield* createReadStream(path);
	}
	// The same class to Node, which the library of types has by another name.
	return NodeStream.from(pieces()) as unknown as ReadableStream;
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
