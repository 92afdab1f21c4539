import { type Context, type Handler, Hono } from "hono";
import { apiRows } from "#api/routes.ts";
import { type HostAddress, hostAddresses } from "#site/routes.ts";
import { Refusal } from "#usecases/refusals.ts";
import { apiApp } from "../api/api.ts";
import { pageCacheOf } from "../cache/page-cache.ts";
import { tlsPermission } from "../domains/tls-permission.ts";
import { staticFiles } from "../files/files.ts";
import { uploadedFiles } from "../files/uploaded-files.ts";
import { linkPictures, paintAlone } from "../link-pictures/link-pictures.ts";
import { posters } from "../link-pictures/posters.ts";
import { localLetters } from "../mail/local-letters.tsx";
import { operations } from "../operations/operations.ts";
import { pageHandler } from "../pages/pages.ts";
import { robots, sitemap } from "../pages/robots.ts";
import { sentForms } from "../pages/sent-forms.ts";
import { themes } from "../pages/theme.ts";
import { unexpectedPage } from "../pages/unexpected-page.ts";
import { stripeMessages } from "../payments/hear-payments.ts";
import type { Services } from "../services.ts";
import { neverSlugs } from "../tenancy/reserved.ts";
import { securityHeaders } from "./headers.ts";
import { requestIdOf } from "./request-watch.ts";
import { type Failure, reportUnexpected } from "./unexpected.ts";

const pageMethods = ["GET", "HEAD"];

/** The whole product as one function from request to answer. Tests call `app.request()`. */
export function createApp(services: Services, pages = pageCacheOf(services)): Hono {
	const app = new Hono();
	app.route("/", operations(services));
	app.route("/", localLetters(services));
	app.route("/", tlsPermission(services));
	app.route("/", stripeMessages(services));
	app.route("/", staticFiles(services.assets.folder, services.assets.embed.element));
	app.route("/files", uploadedFiles(services.settings));
	app.route("/api", apiApp(services, apiRows, pages));
	app.route("/", themes(services));
	const onEveryHost: Record<HostAddress["as"], Handler> = {
		linkPicture: linkPictures(services),
		poster: posters(services, paintAlone),
		robots: (c) => robots(services, c),
		sitemap: (c) => sitemap(services, pages, c),
	};
	for (const { as, path } of hostAddresses) app.get(path, onEveryHost[as]);
	app.on(pageMethods, "*", pageHandler(services, neverSlugs, pages));
	app.post("*", sentForms(services, neverSlugs));
	app.notFound(refuse);
	app.onError((error, c) => {
		const failure =
			refusedForNow(error) ?? reportUnexpected(services, error, c.req.path, requestIdOf(c));
		if (failure.status !== 500) c.header("retry-after", String(failure.retryAfterSeconds));
		return unexpectedPage(services, c, failure);
	});
	return app;
}

/** What may be asked again later; null for all else. */
function refusedForNow(error: Error): Failure | null {
	if (!(error instanceof Refusal) || error.retryAfterSeconds === undefined) return null;
	const { kind, message: sentence, retryAfterSeconds } = error;
	return { status: kind === "throttled" ? 429 : 503, sentence, retryAfterSeconds };
}

/** Pages answer every GET themselves, so what comes here is a missing file or another method. */
function refuse(c: Context): Response {
	if (pageMethods.includes(c.req.method)) {
		return c.text("There is nothing at this address.", 404, securityHeaders());
	}
	c.header("allow", pageMethods.join(", "));
	return c.text("This address takes no such request.", 405, securityHeaders());
}
