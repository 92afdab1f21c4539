import type { IncomingMessage, RequestListener } from "node:http";
import type { RequestWatch } from "../http/request-watch.ts";
import { hasBearer } from "../identity/bearer.ts";
import { hasSessionCookie } from "../identity/session.ts";
import type { PageCache } from "./page-cache.ts";
import { shortBytes, type WireAnswer } from "./wire-page.ts";

/**
 * Answers known public pages before the app is asked, which halves their cost (docs/performance.md).
 * It decides nothing: it only repeats what the app answered to the same host and path, and leaves
 * everything else to it.
 */
export function inFrontOf(
	app: RequestListener,
	pages: PageCache,
	watch: RequestWatch,
): RequestListener {
	const inOneWrite = oneWriter(watch.headersOfAll);
	return (request, response) => {
		const answer = knownAnswer(request, pages);
		if (answer === null) {
			watch.follow(request, response);
			return app(request, response);
		}
		const { head, body } = inOneWrite(answer);
		const { status } = answer;
		response.writeHead(status, [...head, ...watch.fromCache(request, status)]);
		if (request.method === "HEAD" || body === null) response.end();
		else if (typeof body === "string") response.end(body, "latin1");
		else response.end(body);
	};
}

type OneWrite = { head: readonly string[]; body: string | Buffer | null };

/**
 * An answer as Node takes it quickest, kept as long as the answer: headers as names and values in turn, and a
 * short body as text, each byte a letter of Latin-1, which goes to the socket in one piece with its head. Of a
 * longer one, copying takes more than the second piece.
 */
function oneWriter(headersOfAll: WireAnswer["headers"]): (answer: WireAnswer) => OneWrite {
	const made = new WeakMap<WireAnswer, OneWrite>();
	return (answer) => {
		const known = made.get(answer);
		if (known !== undefined) return known;
		const { headers, body } = answer;
		const head = Object.entries({ ...headersOfAll, ...headers }).flat();
		const isShort = body !== null && body.length <= shortBytes;
		const written = { head, body: isShort ? body.toString("latin1") : body };
		made.set(answer, written);
		return written;
	};
}

function knownAnswer(request: IncomingMessage, pages: PageCache): WireAnswer | null {
	const { method, url, headers } = request;
	if (method !== "GET" && method !== "HEAD") return null;
	if (url === undefined || headers.host === undefined || !hasOneHost(request)) return null;
	if (headers.cookie !== undefined && hasSessionCookie(headers.cookie)) return null;
	if (hasBearer(headers.authorization)) return null;
	const page = pages.getByAddress(headers.host, url);
	if (page === undefined) return null;
	const wishes = {
		acceptEncoding: headers["accept-encoding"] as string | undefined,
		ifNoneMatch: headers["if-none-match"],
	};
	// The app waits for a long one to be compressed.
	return page.isReady(wishes) ? page.answer(wishes) : null;
}

/** Node keeps the first of two Host headers; the app sees both and refuses them. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
	let hosts = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index] ?? "";
		if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
	}
	return hosts === 1;
}
