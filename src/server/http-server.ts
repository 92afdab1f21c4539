import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { inFrontOf } from "./front.ts";
import { PageCache } from "./page-cache.ts";
import type { Services } from "./services.ts";

/** The product as a server that does not listen yet. */
export function httpServer(services: Services, pages = new PageCache(services.now)): Server {
	const app = createApp(services, pages);
	return createServer(inFrontOf(getRequestListener(app.fetch), pages));
}
