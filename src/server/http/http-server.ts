import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { inFrontOf } from "./front.ts";
import { pageCacheOf } from "./page-cache.ts";
import { RequestWatch } from "./request-watch.ts";
import type { Services } from "./services.ts";

/** How long a client may take, in milliseconds: nobody holds a connection for nothing. */
const limits = {
	headersTimeout: 10_000,
	requestTimeout: 30_000,
	keepAliveTimeout: 10_000,
	connectionsCheckingInterval: 2000,
};
/** Without a byte in either direction; an answer that takes longer is not waited for. */
const silenceMs = 30_000;

/** The product as a server that does not listen yet, and how to end its connections. */
export function httpServer(
	services: Services,
	pages = pageCacheOf(services),
): { server: Server; drain: () => void } {
	const app = createApp(services, pages);
	const watch = new RequestWatch(services);
	const server = createServer(
		limits,
		inFrontOf(getRequestListener(app.fetch), pages, watch),
	).setTimeout(silenceMs);
	return { server, drain: () => watch.drain() };
}
