import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";

export type FileSum = { bytes: number; sha256: string };

/** Writes what comes piece by piece; it survives a power cut once this has answered. */
export async function writeDurably(
	path: string,
	pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): Promise<FileSum> {
	await mkdir(dirname(path), { recursive: true, mode: 0o700 });
	await using file = await open(path, "wx", 0o600);
	const hash = createHash("sha256");
	let bytes = 0;
	for await (const piece of pieces) {
		const buffer = Buffer.from(piece);
		hash.update(buffer);
		bytes += buffer.length;
		await file.writeFile(buffer);
	}
	await file.sync();
	return { bytes, sha256: hash.digest("hex") };
}

export function copyDurably(from: string, to: string): Promise<FileSum> {
	return writeDurably(to, createReadStream(from));
}

export async function sumOfFile(path: string): Promise<FileSum> {
	const hash = createHash("sha256");
	let bytes = 0;
	for await (const piece of createReadStream(path)) {
		hash.update(piece as Buffer);
		bytes += (piece as Buffer).length;
	}
	return { bytes, sha256: hash.digest("hex") };
}

/** Gives something its name as the last step, so that nothing half-done ever has it. */
export async function renameDurably(from: string, to: string): Promise<void> {
	await rename(from, to);
	// Windows keeps names without being asked, and cannot be.
	if (process.platform === "win32") return;
	await using folder = await open(dirname(to), "r");
	await folder.sync();
}
