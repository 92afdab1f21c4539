import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { addDays } from "#domain/time/calendar.ts";
import { today } from "#domain/time/wall-clock.ts";
import { storeFor } from "#store/store.ts";
import { anyOrigin } from "../api/cross-origin.ts";
import { strangersAddressOf } from "../http/client-address.ts";
import { httpsHeaders, securityHeaders } from "../http/headers.ts";
import { reportUnexpected } from "../http/unexpected.ts";
import type { Services } from "../services.ts";
import { Listeners, type Marks } from "./listeners.ts";

/** A page has one stream: a process holds some ten thousand, and a school behind one address its part of them. */
const limits = { most: 10_000, mostOfAddress: 200, restMs: 50 };

const streamAddress = /^\/live\/([1-9]\d{0,9})(?:\?game=([1-9]\d{0,9}))?$/;

/**
 * Streams of server-sent events at `/live/<organization>`, with `?game=` of one game alone, on every host: which games
 * changed, as far as visitors know of them. They are answered ahead of the app, which keeps nothing open.
 */
export function liveStreams(services: Services): {
	inFrontOf: (app: RequestListener) => RequestListener;
	close: () => void;
} {
	const { database, directory, settings, now } = services;
	const marksOf = async (organizationId: number, games: readonly number[]): Promise<Marks> => {
		const organization = await directory.byId(organizationId);
		if (organization === undefined) return new Map();
		const day = today(now(), organization.timeZone);
		const days = { from: addDays(day, -1), to: addDays(day, 1) };
		return storeFor(organizationId, database, "visitors").games.liveMarks({ ...days, games });
	};
	const report = (error: unknown) => reportUnexpected(services, error as Error, "following games");
	const listeners = new Listeners({ ...limits, marksOf, report });
	services.metrics.countListeners(() => listeners.count);
	const stopListening = database.onWrite((id) => listeners.written(id));

	const answer = async (
		request: IncomingMessage,
		response: ServerResponse,
		{ organizationId, gameId }: { organizationId: number; gameId: number | null },
	): Promise<void> => {
		const address = strangersAddressOf(settings, request);
		if (!listeners.hasRoomFor(address)) return refuse(response, 503, { "retry-after": "60" });
		const isThere =
			gameId === null
				? (await directory.byId(organizationId)) !== undefined
				: await listeners.knows(organizationId, gameId);
		if (!isThere) return refuse(response, 404);
		if (request.socket.destroyed) return;
		response.writeHead(200, {
			...securityHeaders(),
			...(settings.isBehindHttps ? httpsHeaders : {}),
			[anyOrigin[0]]: anyOrigin[1],
			"content-type": "text/event-stream",
			"cache-control": "no-store, no-transform",
			// Some proxies wait for the end of an answer before they pass it on.
			"x-accel-buffering": "no",
		});
		if (request.method === "HEAD") return void response.end();
		response.write("retry: 3000\n\n");
		listeners.add(response, { organizationId, gameId, address });
	};

	return {
		inFrontOf: (app) => (request, response) => {
			const [, organization, game] = streamAddress.exec(request.url ?? "") ?? [];
			const isAsked = request.method === "GET" || request.method === "HEAD";
			if (organization === undefined || !isAsked) return app(request, response);
			const asked = { organizationId: Number(organization), gameId: game ? Number(game) : null };
			answer(request, response, asked).catch((error: unknown) => {
				report(error);
				if (!response.headersSent) refuse(response, 503, { "retry-after": "5" });
			});
		},
		close: () => {
			stopListening();
			listeners.close();
		},
	};
}

/** Browsers end their stream then, and ask for the page from time to time instead. */
function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
	response.writeHead(status, { ...securityHeaders(), "cache-control": "no-store", ...headers });
	response.end();
}
