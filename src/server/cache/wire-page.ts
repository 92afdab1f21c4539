import { hash } from "node:crypto";
import { compress, compressBeside, isLong } from "./compress.ts";

/** What is written to the socket: `body` is null for an answer without one. */
export type WireAnswer = {
	status: number;
	headers: Readonly<Record<string, string>>;
	body: Buffer | null;
};

/** The request headers that decide which form of a page is sent. */
export type Wishes = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined };

/** A rendered page in every form in which it goes over the wire. */
export type WirePage = {
	status: number;
	/** Memory it takes at most, in bytes. */
	size: number;
	/** Requests that accept the same get the same answer, whichever code sends it. */
	answer(wishes: Wishes): WireAnswer;
	/** Whether the answer is there; that of a long page is to be prepared, which another thread does. */
	isReady(wishes: Wishes): boolean;
	prepare(): Promise<void>;
};

/** What Node copies to a socket without asking for memory (`WriteString` of its stream_base.cc). */
export const shortBytes = 16_384;

/** Makes a page of its text, or of that as UTF-8. Each form is made when it is first asked for, and then kept. */
export function wirePage(
	status: number,
	text: string | Buffer,
	pageHeaders: Readonly<Record<string, string>>,
): WirePage {
	const html = typeof text === "string" ? toUtf8(text) : text;
	// Weak (RFC 9110 §8.8.3): the same tag stands for the plain and the compressed bytes.
	const etag = `"${hash("sha1", html, "base64url")}"`;
	const headers = {
		"cache-control": "public, max-age=0, must-revalidate",
		...pageHeaders,
		vary: "Accept-Encoding, Cookie",
		etag: `W/${etag}`,
	};
	const plain = answerWith(status, headers, html);
	const unchanged: WireAnswer = { status: 304, headers, body: null };
	let compressed: WireAnswer | undefined;
	let preparing: Promise<void> | undefined;
	const compressedOf = (bytes: Buffer) =>
		answerWith(status, { ...headers, "content-encoding": "br" }, bytes);
	const isUnchanged = ({ ifNoneMatch }: Wishes) =>
		status === 200 && ifNoneMatch?.includes(etag) === true;
	return {
		status,
		// Plain and compressed; a short one also as it is written in one piece.
		size: html.length * (html.length > shortBytes ? 2 : 3),
		answer(wishes) {
			if (isUnchanged(wishes)) return unchanged;
			if (!takesBrotli(wishes.acceptEncoding)) return plain;
			compressed ??= compressedOf(compress(html));
			return compressed;
		},
		isReady(wishes) {
			if (compressed !== undefined || !isLong(html)) return true;
			return isUnchanged(wishes) || !takesBrotli(wishes.acceptEncoding);
		},
		prepare() {
			preparing ??= compressBeside(html)
				.then((bytes) => {
					compressed = compressedOf(bytes);
				})
				.finally(() => {
					preparing = undefined;
				});
			return preparing;
		},
	};
}

function answerWith(status: number, headers: Record<string, string>, body: Buffer): WireAnswer {
	return { status, headers: { ...headers, "content-length": String(body.length) }, body };
}

/** RFC 9110 §12.5.3: a coding is listed, and not with the weight 0. */
export function takesBrotli(acceptEncoding: string | undefined): boolean {
	return (
		acceptEncoding !== undefined &&
		/(?:^|[\s,])br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i.test(acceptEncoding)
	);
}

/**
 * A page has a letter outside Latin-1 somewhere, and is a rope of a thousand pieces. Writing it into
 * memory that is there already takes a third of the time of `Buffer.from`.
 */
export function toUtf8(text: string): Buffer {
	// A unit of UTF-16 takes three bytes at most.
	if (text.length * 3 > scratch.length) scratch = new Uint8Array(text.length * 4);
	const { written } = encoder.encodeInto(text, scratch);
	return Buffer.from(scratch.subarray(0, written));
}

const encoder = new TextEncoder();
let scratch = new Uint8Array(256 * 1024);
