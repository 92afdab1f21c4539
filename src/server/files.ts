import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { securityHeaders } from "./headers.ts";

/** Names with a content hash, so a browser never has to ask again. */
const forGood = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";

/**
 * Serves what `vite build` wrote: `/assets/…` with the names it hashed, and the files of `public/`.
 * A prebuilt brotli file beside the original is preferred.
 */
export function staticFiles(folder: string | null): Hono {
	const app = new Hono();
	if (folder === null) return app;
	const files = serveStatic({
		root: folder,
		precompressed: true,
		onFound: (path, c) => {
			for (const [name, value] of Object.entries(securityHeaders())) c.header(name, value);
			c.header("cache-control", path.includes("/assets/") ? forGood : forAnHour);
			if (path.endsWith("speculation-rules.json")) {
				c.header("content-type", "application/speculationrules+json");
			}
		},
	});
	for (const path of ["/assets/*", "/demo/*", "/favicon.svg", "/speculation-rules.json"]) {
		app.get(path, files);
	}
	return app;
}
