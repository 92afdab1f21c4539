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
