import type { Context } from "hono";
import { createElement } from "react";
import { adminPaths } from "#admin/paths.ts";
import type { Viewer } from "#domain/user/user.ts";
import { anonymous, isMemberOf } from "#domain/user/user.ts";
import { NotFoundPage } from "#site/pages/not-found.tsx";
import { platformPages } from "#site/routes.ts";
import { adminShell } from "./admin-shell.ts";
import { pageHeaders } from "./headers.ts";
import { noteAddress, send } from "./kept-answers.ts";
import { originOf } from "./origins.ts";
import { noOrganization, type PageCache } from "./page-cache.ts";
import type { Services } from "./services.ts";
import { hasSessionCookie, readSession } from "./session.ts";
import { findSitePage, type Rendered, renderPlatformPage, renderSitePage } from "./site.tsx";
import { resolveTenant, type SiteTenant, type Tenant } from "./tenancy.ts";
import { wirePage } from "./wire-page.ts";

/**
 * Answers every path that is neither a file nor the API: the public sites, the pages of the
 * product itself, and the shell of the administration. Without a session cookie answers come from
 * the page cache; with one they are made anew and never kept.
 */
export function pageHandler(services: Services, reserved: ReadonlySet<string>, cache: PageCache) {
	const isAdminPath = pathMatcher(adminPaths);
	const rules = {
		rootDomain: services.settings.rootDomain,
		reserved,
		originOf: (host: string) => originOf(services.settings, host),
		directory: services.directory,
	};

	return async (c: Context): Promise<Response> => {
		const reading = cache.startReading();
		const { pathname, search } = new URL(c.req.url);
		const address = { host: c.req.header("host"), path: pathname, search };
		const tenant = await resolveTenant(address, rules);
		const isSignedIn = hasSessionCookie(c.req.header("cookie") ?? "");
		const viewer = isSignedIn ? await viewerOf(services, c) : null;
		if (tenant.kind === "redirect") return c.redirect(tenant.location, 301);
		if (isShell(tenant, isAdminPath)) return adminShell(services, c);
		const away = redirectFor(services, tenant, viewer ?? anonymous, search);
		if (away !== null) return privateRedirect(c, away);
		const asked = whatIsAsked(services, tenant, viewer ?? anonymous, search);
		if (viewer !== null) return sendPrivate(services, c, await asked.render());
		const { key, organizationId } = asked;
		const page = await cache.getOrMake(key, { organizationId, reading }, async () => {
			const { status, html } = await asked.render();
			return wirePage(status, html, pageHeaders(services));
		});
		if (page.status === 200) noteAddress(c, cache, key, reading);
		return send(c, page);
	};
}

async function viewerOf(services: Services, c: Context): Promise<Viewer> {
	const { viewer } = await readSession(services, c.req.raw, c.req.header("host") ?? "");
	return viewer;
}

/** Sign-in and administration live on the root host and on custom domains, sign-in on slugs too. */
function isShell(tenant: Tenant, isAdminPath: (path: string) => boolean): boolean {
	if (tenant.kind === "root") return isAdminPath(tenant.path);
	if (tenant.kind !== "site") return false;
	return tenant.address === "slug" ? tenant.path === "/login" : isAdminPath(tenant.path);
}

/**
 * Where a page is not shown but left: an organization's page on the root host without an
 * organization (R2.46), and the home page of the slug for people who are signed in (R2.15).
 */
function redirectFor(
	services: Services,
	tenant: Tenant,
	viewer: Viewer,
	search: string,
): Promise<string> | string | null {
	if (tenant.kind === "root" && findSitePage(tenant.path, "") !== null && tenant.path !== "/") {
		return ownSite(services, viewer, tenant.path + search);
	}
	const isSlugHome = tenant.kind === "site" && tenant.address === "slug" && tenant.path === "/";
	return isSlugHome && viewer.kind === "member" && isMemberOf(viewer, tenant.organization.id)
		? "/dashboard"
		: null;
}

/** The same path on the site of the viewer's own organization; the landing page for everybody else. */
async function ownSite(services: Services, viewer: Viewer, path: string): Promise<string> {
	if (viewer.kind === "anonymous" || viewer.organizationId === null) return "/";
	const organization = await services.directory.byId(viewer.organizationId);
	return organization?.slug == null ? "/" : `/${organization.slug}${path}`;
}

type Asked = { key: string; organizationId: number; render: () => Promise<Rendered> };

function whatIsAsked(services: Services, tenant: Tenant, viewer: Viewer, search: string): Asked {
	if (tenant.kind === "site") return sitePageAsked(services, tenant, viewer, search);
	if (tenant.kind === "root") return platformPageAsked(services, tenant.path, search);
	const sentence =
		tenant.kind === "missing" && tenant.what === "host"
			? "No league lives at this address."
			: "There is no league under this name.";
	return notFound(services, sentence);
}

function sitePageAsked(
	services: Services,
	tenant: SiteTenant,
	viewer: Viewer,
	search: string,
): Asked {
	// Spec §2: /site?domain=… is the public site view, that is its home page.
	const site = tenant.path === "/site" ? { ...tenant, path: "/" } : tenant;
	const found = findSitePage(site.path, search);
	const query = found === null ? "" : JSON.stringify(found.query);
	return {
		key: `${site.organization.id} ${site.address} ${site.base} ${site.path} ${query}`,
		organizationId: site.organization.id,
		render: () => renderSitePage(services, site, viewer, found),
	};
}

function platformPageAsked(services: Services, path: string, search: string): Asked {
	const page = platformPages.find((candidate) => candidate.path === path);
	if (page === undefined) return notFound(services, "This page does not exist.");
	const asked = new URLSearchParams(search);
	const query = Object.fromEntries(page.query.map((name) => [name, asked.get(name) ?? undefined]));
	const scope = { listOrganizations: () => services.platform.organizations.listPublic() };
	return {
		key: `root ${path} ${JSON.stringify(query)}`,
		organizationId: noOrganization,
		render: async () => renderPlatformPage(services, path, await page.load(scope, query)),
	};
}

function notFound(services: Services, sentence: string): Asked {
	const answer = {
		title: "Not found",
		status: 404,
		body: createElement(NotFoundPage, { sentence }),
	};
	return {
		key: `missing ${sentence}`,
		organizationId: noOrganization,
		render: async () => renderPlatformPage(services, "/", answer),
	};
}

function sendPrivate(services: Services, c: Context, { status, html }: Rendered): Response {
	return c.body(html, status as 200, {
		...pageHeaders(services),
		"cache-control": "private, no-store",
	});
}

async function privateRedirect(c: Context, to: Promise<string> | string): Promise<Response> {
	c.header("cache-control", "private, no-store");
	return c.redirect(await to, 302);
}

function pathMatcher(patterns: readonly string[]): (path: string) => boolean {
	const exact = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)));
	const shaped = patterns
		.filter((pattern) => /[:*]/.test(pattern))
		.map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+").replace("*", ".*")}$`));
	return (path) => exact.has(path) || shaped.some((pattern) => pattern.test(path));
}
