import type { Context } from "hono";
import type { Row } from "#api/endpoint.ts";
import { hasBearer } from "../identity/bearer.ts";
import { hasSessionCookie } from "../identity/session.ts";

/** Scripts of every website may read it, without cookies: browsers refuse `*` to whoever sends some. */
export const anyOrigin = ["access-control-allow-origin", "*"] as const;

/** What strangers are answered at a public row, and its refusals; nothing that depends on who asks. */
export function isForOtherSites(row: Row, c: Context): boolean {
	if (row.cache !== "public" || hasBearer(c.req.header("authorization"))) return false;
	return !hasSessionCookie(c.req.header("cookie") ?? "");
}

/** A browser's question whether a script of another website may ask (Fetch, "CORS-preflight"); null for no. */
export function preflight(c: Context, rows: readonly Row[]): Response | null {
	const wanted = c.req.header("access-control-request-method");
	const isPublic = rows.some(({ cache }) => cache === "public");
	if (c.req.method !== "OPTIONS" || !isPublic || !["GET", "HEAD"].includes(wanted ?? ""))
		return null;
	const [name, value] = anyOrigin;
	return c.body(null, 204, {
		[name]: value,
		"access-control-allow-methods": "GET, HEAD",
		"access-control-allow-headers": "accept, accept-language, content-type, if-none-match",
		"access-control-max-age": "86400",
	});
}
