import type { IncomingMessage, RequestListener } from "node:http";
import type { RequestWatch } from "../http/request-watch.ts";
import { hasBearer } from "../identity/bearer.ts";
import { hasSessionCookie } from "../identity/session.ts";
import type { PageCache } from "./page-cache.ts";
import type { WireAnswer } from "./wire-page.ts";

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
	return (request, response) => {
		const answer = knownAnswer(request, pages);
		if (answer === null) {
			watch.follow(request, response);
			return app(request, response);
		}
		response.writeHead(answer.status, watch.fromCache(request, answer));
		response.end(request.method === "HEAD" ? null : answer.body);
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
	return page.answer({
		acceptEncoding: headers["accept-encoding"] as string | undefined,
		ifNoneMatch: headers["if-none-match"],
	});
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
