import { type Context, Hono } from "hono";
import { apiApp } from "./api.ts";
import { staticFiles } from "./files.ts";
import { pageHeaders, securityHeaders } from "./headers.ts";
import { PageCache } from "./page-cache.ts";
import { pageHandler } from "./pages.ts";
import { reserved } from "./reserved.ts";
import { robots, sitemap } from "./robots.ts";
import type { Services } from "./services.ts";
import { themes } from "./theme.ts";
import { reportUnexpected } from "./unexpected.ts";

const pageMethods = ["GET", "HEAD"];

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
	app.on(pageMethods, "*", pageHandler(services, reserved, pages));
	app.notFound(refuse);
	app.onError((error, c) =>
		c.text(reportUnexpected(services, error, c.req.path), 500, pageHeaders(services)),
	);
	return app;
}

/** Pages answer every GET themselves, so what comes here is a missing file or another method. */
function refuse(c: Context): Response {
	if (pageMethods.includes(c.req.method)) {
		return c.text("There is nothing at this address.", 404, securityHeaders());
	}
	c.header("allow", pageMethods.join(", "));
	return c.text("This address takes no such request.", 405, securityHeaders());
}
