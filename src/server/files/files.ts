import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { elementPath } from "#domain/embed/embed.ts";
import { defaultPicture } from "#domain/player/default-picture.ts";
import { securityHeaders } from "../http/headers.ts";

/** Names with a content hash, so a browser never has to ask again. */
const forGood = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";
const rules = "/speculation-rules.json";

/**
 * Serves what `vite build` wrote: `/assets/…` with the names it hashed, and the files of `public/`.
 * A prebuilt brotli file beside the original is preferred. `element` is the built script that other
 * websites include under an address that never changes.
 */
export function staticFiles(folder: string | null, element = ""): Hono {
	const app = new Hono();
	if (folder === null) {
		return element === "" ? app : app.get(elementPath, (c) => c.redirect(element));
	}
	const files = withHeaders(serveStatic({ root: folder, precompressed: true }));
	const paths = [
		"/assets/*",
		"/demo/*",
		"/favicon.svg",
		"/push-worker.js",
		"/scorer-worker.js",
		defaultPicture,
		rules,
	];
	for (const path of paths) app.get(path, files);
	const script = serveStatic({
		root: folder,
		precompressed: true,
		rewriteRequestPath: () => element,
	});
	app.get(elementPath, withHeaders(script));
	return app;
}

/** Adds our headers to a file that was found; without one the next handler answers. */
function withHeaders(files: MiddlewareHandler): MiddlewareHandler {
	return async (c, next) => {
		const answer = await files(c, next);
		if (!(answer instanceof Response)) return;
		const { path } = c.req;
		for (const [name, value] of Object.entries(securityHeaders())) answer.headers.set(name, value);
		answer.headers.set("cache-control", path.startsWith("/assets/") ? forGood : forAnHour);
		// Browsers follow rules of this type only.
		if (path === rules) answer.headers.set("content-type", "application/speculationrules+json");
		return answer;
	};
}
