/**
 * The kinds of pictures we take, told by how their files begin, not by their names
 * (rule `picture-limits`).
 */
const beginnings: ((bytes: Uint8Array) => boolean)[] = [
	(png) => begins(png, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
	(jpeg) => begins(jpeg, [0xff, 0xd8, 0xff]),
	(gif) => text(gif, 0, 6) === "GIF87a" || text(gif, 0, 6) === "GIF89a",
	(webp) => text(webp, 0, 4) === "RIFF" && text(webp, 8, 12) === "WEBP",
];

/** Do these first 16 bytes begin a PNG, JPEG, GIF or WebP file? The rest may still be anything. */
export function isPicture(beginning: Uint8Array): boolean {
	return beginnings.some((isBegun) => isBegun(beginning));
}

function begins(bytes: Uint8Array, signature: number[]): boolean {
	return signature.every((byte, index) => bytes[index] === byte);
}

function text(bytes: Uint8Array, from: number, to: number): string {
	return String.fromCharCode(...bytes.subarray(from, to));
}

/** Where readers of PDF look for the beginning and the end of a document (ISO 32000-1, 7.5). */
const endLength = 1024;

/**
 * Does this file begin and end as a PDF does? What is in it is nobody's to look at here: it is
 * never shown, only handed out to be saved.
 */
export async function isDocument(file: Pick<File, "size" | "slice">): Promise<boolean> {
	const beginning = await textOf(file.slice(0, 8));
	if (!/^%PDF-[12]\.\d/.test(beginning)) return false;
	const end = await textOf(file.slice(Math.max(0, file.size - endLength), file.size));
	return end.includes("%%EOF");
}

async function textOf(part: Blob): Promise<string> {
	return Buffer.from(await part.arrayBuffer()).toString("latin1");
}
