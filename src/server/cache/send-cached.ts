import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { PageCache, Reading } from "./page-cache.ts";
import type { WireAnswer, WirePage } from "./wire-page.ts";

/** Sends a page in the form the request wishes for. */
export function send(c: Context, page: WirePage): Response {
	const { status, headers, body }: WireAnswer = page.answer({
		acceptEncoding: c.req.header("accept-encoding"),
		ifNoneMatch: c.req.header("if-none-match"),
	});
	return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
}

/** For front.ts, which sees the request as node:http does; tests that call the app have none. */
export function noteAddress(c: Context, cache: PageCache, key: string, reading: Reading): void {
	const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
	const host = c.req.header("host");
	if (incoming?.url === undefined || host === undefined) return;
	cache.noteAddress(host, incoming.url, key, reading);
}
