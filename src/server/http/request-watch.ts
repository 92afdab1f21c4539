import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Services } from "../services.ts";
import { httpsHeaders } from "./headers.ts";

const idHeader = "x-request-id";

/** The pattern of the route that answers a request, where the app tells it. */
const routes = new WeakMap<IncomingMessage, string>();

/** Tells which row answers a request, for the metrics and the log. */
export function rememberRoute(c: Context, route: string): void {
	const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
	if (incoming !== undefined) routes.set(incoming, route);
}

/** The id of a request, by which it is found in the log. Requests made in tests have no socket. */
export function requestIdOf(c: Context): string {
	const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
	return String(outgoing?.getHeader?.(idHeader) ?? crypto.randomUUID());
}

/** Gives each request an id of ours, which says nothing of the others, and each answer the headers of https; counts and logs its answer, and knows what is still open. */
export class RequestWatch {
	readonly #services: Pick<Services, "settings" | "metrics" | "log">;
	readonly #open = new Set<ServerResponse>();
	#isDraining = false;

	constructor(services: Pick<Services, "settings" | "metrics" | "log">) {
		this.#services = services;
	}

	/** The headers of every answer of this installation, whatever it is. */
	get headersOfAll(): Readonly<Record<string, string>> {
		return this.#services.settings.isBehindHttps ? httpsHeaders : {};
	}

	/** Counts and logs an answer from memory; answers its own headers, names and values in turn. */
	fromCache(request: IncomingMessage, status: number): string[] {
		const id = randomUUID();
		this.#services.metrics.answeredFromCache();
		this.#log(request, { id, route: "cache", status, seconds: 0 });
		return this.#isDraining ? [idHeader, id, "connection", "close"] : [idHeader, id];
	}

	/** To be called before the app gets to see the request. */
	follow(request: IncomingMessage, response: ServerResponse): void {
		const id = randomUUID();
		const startedAt = performance.now();
		response.setHeader(idHeader, id);
		for (const [name, value] of Object.entries(this.headersOfAll)) response.setHeader(name, value);
		if (this.#isDraining) response.setHeader("connection", "close");
		this.#open.add(response);
		response.once("close", () => {
			this.#open.delete(response);
			const { statusCode: status } = response;
			const seconds = (performance.now() - startedAt) / 1000;
			const route = routes.get(request) ?? kindOf(request.url ?? "");
			this.#services.metrics.answered({ method: methodOf(request), route, status, seconds });
			this.#log(request, { id, route, status, seconds });
		});
	}

	/** From now on every answer is the last one of its connection. */
	drain(): void {
		this.#isDraining = true;
		for (const response of this.#open) {
			if (!response.headersSent) response.setHeader("connection", "close");
		}
	}

	/** Paths without their query: what people search for and what they name is nobody's business. */
	#log(
		request: IncomingMessage,
		answered: { id: string; route: string; status: number; seconds: number },
	): void {
		const { settings, log } = this.#services;
		if (!settings.isLoggingRequests) return;
		const { seconds, ...rest } = answered;
		const [path = ""] = (request.url ?? "").split("?");
		const ms = Math.round(seconds * 1e4) / 10;
		log({ level: "info", ...rest, method: methodOf(request), path: path.slice(0, 200), ms });
	}
}

/** Node knows some thirty methods; the metrics need not. */
function methodOf({ method = "" }: IncomingMessage): string {
	return ["GET", "HEAD", "POST", "PUT", "DELETE"].includes(method) ? method : "other";
}

function kindOf(url: string): string {
	if (url.startsWith("/api/")) return "/api/*";
	return /^\/(assets|demo|files|theme)\//.test(url) ? "file" : "page";
}
