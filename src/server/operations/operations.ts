import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { securityHeaders } from "../http/headers.ts";
import { isFromThisMachine } from "../http/local-request.ts";
import type { Services } from "../services.ts";

/** How long the database may take before this process counts as not ready. */
const readyMs = 2000;

/** Once it has answered, it is asked anew after so long, and waited for after so much longer. */
const askedAfterMs = 1000;
const waitedForAfterMs = 3000;

/** What the people and machines that run the server ask: is it alive, is it ready, how is it? */
export function operations(services: Services): Hono {
	const app = new Hono();
	const isAnswering = databaseWatch(services);
	app.get("/healthz", (c) => c.text("ok", 200, uncached()));
	app.get("/readyz", async (c) =>
		isOpen(services) && (await isAnswering())
			? c.text("ready", 200, uncached())
			: c.text("not ready", 503, { ...uncached(), "retry-after": "2" }),
	);
	app.get("/metrics", async (c, next) => {
		if (!mayReadMetrics(services, c)) return next();
		return c.text(String(services.metrics), 200, {
			...uncached(),
			"content-type": "text/plain; version=0.0.4; charset=utf-8",
		});
	});
	return app;
}

function uncached() {
	return { ...securityHeaders(), "cache-control": "no-store" };
}

/** Before its first administrator is there and while it drains, a server is to be sent nobody. */
function isOpen({ lifecycle }: Services): boolean {
	return !lifecycle.isStarting && !lifecycle.isStopping;
}

/**
 * Tells whether the database answers, as it was at most three seconds ago. Everybody may ask, and as often as he
 * likes: the database is asked once a second at most, and whoever asks often does not wait for it.
 */
function databaseWatch({ database }: Services): () => Promise<boolean> {
	let answeredAt = Number.NEGATIVE_INFINITY;
	let asking: Promise<boolean> | null = null;
	const ask = async () => {
		const isAnswering = await answersInTime(database);
		answeredAt = isAnswering ? performance.now() : Number.NEGATIVE_INFINITY;
		asking = null;
		return isAnswering;
	};
	return async () => {
		const age = performance.now() - answeredAt;
		if (age <= askedAfterMs) return true;
		asking ??= ask();
		return age <= waitedForAfterMs || asking;
	};
}

async function answersInTime(database: Services["database"]): Promise<boolean> {
	const tooLate = new AbortController();
	const late = setTimeout(readyMs, false, { signal: tooLate.signal, ref: false });
	const answered = database.ping().then(
		() => true,
		() => false,
	);
	try {
		return await Promise.race([answered, late]);
	} finally {
		tooLate.abort();
		late.catch(() => undefined);
	}
}

/** Only the operator may read it: with the token of the settings, or from the same machine. */
function mayReadMetrics({ settings: { metricsToken } }: Services, c: Context): boolean {
	const [scheme, token = ""] = (c.req.header("authorization") ?? "").split(" ");
	if (metricsToken !== null && scheme?.toLowerCase() === "bearer") {
		return isEqual(token, metricsToken);
	}
	return isFromThisMachine(c);
}

function isEqual(a: string, b: string): boolean {
	const [left, right] = [a, b].map((text) => createHash("sha256").update(text).digest());
	return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
