import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { inFrontOf } from "../cache/answer-before-app.ts";
import { pageCacheOf } from "../cache/page-cache.ts";
import { liveStreams } from "../live/live-streams.ts";
import type { Services } from "../services.ts";
import { createApp } from "./app.ts";
import { Connections, isProxy } from "./connections.ts";
import { byTarget } from "./request-target.ts";
import { RequestWatch } from "./request-watch.ts";

/**
 * How long a client may take to ask, in milliseconds: nobody holds a connection for nothing. How long
 * the answer may take is not among them, for its work goes on.
 */
const limits = {
	headersTimeout: 10_000,
	requestTimeout: 30_000,
	keepAliveTimeout: 10_000,
	connectionsCheckingInterval: 2000,
};

/** Slower than any phone that gets anywhere, and a school or an arena behind one address. */
const ofConnections = { unreadMs: 60_000, leastBytesPerSecond: 16_000, mostOfAddress: 256 };

/** The product as a server that does not listen yet, and how to end its connections. */
export function httpServer(
	services: Services,
	pages = pageCacheOf(services),
): { server: Server; drain: () => void } {
	const app = createApp(services, pages);
	const watch = new RequestWatch(services);
	const answer = inFrontOf(getRequestListener(app.fetch), pages, watch);
	const streams = liveStreams(services);
	const server = createServer(limits, byTarget(streams.inFrontOf(answer)));
	const isExempt = (address: string) => isProxy(address, services.settings);
	new Connections({ ...ofConnections, isExempt }).watch(server);
	const drain = () => {
		watch.drain();
		streams.close();
	};
	return { server, drain };
}
