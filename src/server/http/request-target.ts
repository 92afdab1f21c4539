import type { IncomingMessage, RequestListener } from "node:http";

/**
 * A request that names its whole address is for the host in that address, whatever its Host header
 * says (RFC 9112 §3.2.2); afterwards it is like any other.
 */
export function byTarget(answer: RequestListener): RequestListener {
	return (request, response) => {
		if (request.url?.startsWith("/") === false) takeHostOfTarget(request, request.url);
		return answer(request, response);
	};
}

function takeHostOfTarget(request: IncomingMessage, target: string): void {
	const [, host, path = ""] = /^https?:\/\/([^/?#]+)([^#]*)/i.exec(target) ?? [];
	if (host === undefined) return;
	const { rawHeaders } = request;
	const name = rawHeaders.findIndex((text, index) => index % 2 === 0 && /^host$/i.test(text));
	if (name === -1) return;
	rawHeaders[name + 1] = host;
	request.headers.host = host;
	request.url = path.startsWith("/") ? path : `/${path}`;
}
