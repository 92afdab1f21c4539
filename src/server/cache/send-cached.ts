import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { PageCache } from "./page-cache.ts";
import type { WireAnswer, WirePage } from "./wire-page.ts";

/** Sends a page in the encoding that the request accepts. */
export async function send(c: Context, page: WirePage): Promise<Response> {
	const wishes = {
		acceptEncoding: c.req.header("accept-encoding"),
		ifNoneMatch: c.req.header("if-none-match"),
	};
	if (!page.isReady(wishes)) await page.prepare();
	const { status, headers, body }: WireAnswer = page.answer(wishes);
	return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
}

type Found = Parameters<PageCache["rememberAddress"]>[2];

/** For answer-before-app.ts, which sees the request as node:http does; tests of the app have none. */
export function rememberAddress(c: Context, cache: PageCache, found: Found): void {
	const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
	const host = c.req.header("host");
	if (incoming?.url === undefined || host === undefined) return;
	cache.rememberAddress(host, incoming.url, found);
}
