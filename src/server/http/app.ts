import { type Context, Hono } from "hono";
import { apiRows } from "#api/routes.ts";
import { apiApp } from "./api.ts";
import { cards } from "./cards.ts";
import { staticFiles } from "./files.ts";
import { securityHeaders } from "./headers.ts";
import { operations } from "./operations.ts";
import { pageCacheOf } from "./page-cache.ts";
import { pageHandler } from "./pages.ts";
import { requestIdOf } from "./request-watch.ts";
import { reserved } from "./reserved.ts";
import { robots, sitemap } from "./robots.ts";
import type { Services } from "./services.ts";
import { themes } from "./theme.ts";
import { tlsPermission } from "./tls-permission.ts";
import { databaseAwaySeconds, reportUnexpected } from "./unexpected.ts";
import { unexpectedPage } from "./unexpected-page.ts";
import { uploadedFiles } from "./uploaded-files.ts";

const pageMethods = ["GET", "HEAD"];

/** The whole product as one function from request to answer. Tests call `app.request()`. */
export function createApp(services: Services, pages = pageCacheOf(services)): Hono {
	const app = new Hono();
	app.route("/", operations(services));
	app.route("/", tlsPermission(services));
	app.route("/", staticFiles(services.assets.folder, services.assets.embed.element));
	app.route("/files", uploadedFiles(services.settings));
	app.route("/", cards(services));
	app.route("/api", apiApp(services, apiRows, pages));
	app.route("/", themes(services));
	app.get("/robots.txt", (c) => robots(services, c));
	app.get("/sitemap.xml", (c) => sitemap(services, pages, c));
	app.on(pageMethods, "*", pageHandler(services, reserved, pages));
	app.notFound(refuse);
	app.onError((error, c) => {
		const failure = reportUnexpected(services, error, c.req.path, requestIdOf(c));
		if (failure.status === 503) c.header("retry-after", String(databaseAwaySeconds));
		return unexpectedPage(services, c, failure);
	});
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
