import { Hono } from "hono";
import { adminPaths } from "#admin/paths.ts";
import { reservedSegments } from "#domain/organization/address.ts";
import { platformPages, sitePages } from "#site/routes.ts";
import { apiApp } from "./api.ts";
import { staticFiles } from "./files.ts";
import { pageHeaders, securityHeaders } from "./headers.ts";
import { PageCache } from "./page-cache.ts";
import { pageHandler } from "./pages.ts";
import { robots, sitemap } from "./robots.ts";
import type { Services } from "./services.ts";
import { themes } from "./theme.ts";

/** First segments that no organization may have as its slug, from the route tables themselves. */
export const reserved = reservedSegments([
	...sitePages.map((page) => page.path),
	...platformPages.map((page) => page.path),
	...adminPaths,
]);

/** The whole product as one function from request to answer. Tests call `app.request()`. */
export function createApp(services: Services, pages = new PageCache(services.now)): Hono {
	const app = new Hono();
	app.get("/healthz", (c) => c.text("ok"));
	app.get("/readyz", async (c) => {
		await services.platform.organizations.count();
		return c.text("ready");
	});
	app.route("/", staticFiles(services.assets.folder));
	app.route("/api", apiApp(services));
	app.route("/", themes(services));
	app.get("/robots.txt", (c) => robots(services, c));
	app.get("/sitemap.xml", (c) => sitemap(services, c));
	app.on(["GET", "HEAD"], "*", pageHandler(services, reserved, pages));
	app.notFound((c) => c.text("This address takes no such request.", 405, securityHeaders()));
	app.onError((error, c) => {
		const id = crypto.randomUUID();
		services.log({ level: "error", id, path: c.req.path, error: String(error.stack ?? error) });
		return c.text(
			`Something went wrong on our side. Please try again. (${id})`,
			500,
			pageHeaders(services),
		);
	});
	return app;
}
