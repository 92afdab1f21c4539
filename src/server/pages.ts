import type { Context } from "hono";
import { onlyOneself } from "#domain/user/policy.ts";
import { anonymous, type Viewer } from "#domain/user/user.ts";
import { adminShell } from "./admin-shell.ts";
import { ownDomain } from "./domain-redirect.ts";
import { pageHeaders } from "./headers.ts";
import { noteAddress, send } from "./kept-answers.ts";
import { originOf } from "./origins.ts";
import type { PageCache } from "./page-cache.ts";
import { asksForDraft } from "./page-drafts.ts";
import { whatIsAsked } from "./pages-asked.ts";
import { wayOf } from "./pages-ways.ts";
import type { Services } from "./services.ts";
import { hasSessionCookie, readSession } from "./session.ts";
import type { Rendered } from "./site.tsx";
import { resolveTenant } from "./tenancy.ts";
import { wirePage } from "./wire-page.ts";

/**
 * Answers every path that is neither a file nor the API: the public sites, the pages of the
 * product itself, and the shell of the administration. Without a session cookie answers come from
 * the page cache; with one they are made anew and never kept.
 */
export function pageHandler(services: Services, reserved: ReadonlySet<string>, cache: PageCache) {
	const rules = {
		rootDomain: services.settings.rootDomain,
		reserved,
		originOf: (host: string) => originOf(services.settings, host),
		directory: services.directory,
	};

	return async (c: Context): Promise<Response> => {
		const reading = cache.startReading();
		const { pathname: path, search } = new URL(c.req.url);
		const tenant = await resolveTenant({ host: c.req.header("host"), path, search }, rules);
		const isSignedIn = hasSessionCookie(c.req.header("cookie") ?? "");
		const viewer = isSignedIn ? await viewerOf(services, c, search) : anonymous;
		if (tenant.kind === "redirect") return c.redirect(tenant.location, 301);
		const way = await wayOf(services.directory, { tenant, path, search, viewer });
		if (way.kind === "shell") return adminShell(services, c, tenant);
		if (way.kind === "redirect") return privateRedirect(c, way.to);
		const elsewhere = await ownDomain(services, tenant, { search, viewer });
		if (elsewhere !== null) return movedFor(c, elsewhere);
		const { key, organizationId, render } = whatIsAsked(services, tenant, viewer, search);
		if (isSignedIn) return sendPrivate(services, c, await render());
		const page = await cache.getOrMake(key, { organizationId, reading }, async () => {
			const { status, html, headers = pageHeaders(services) } = await render();
			return wirePage(status, html, headers);
		});
		if (page.status === 200) noteAddress(c, cache, key, reading);
		return send(c, page);
	};
}

async function viewerOf(services: Services, c: Context, search: string): Promise<Viewer> {
	const session = await readSession(services, c.req.raw, c.req.header("host") ?? "");
	const { viewer, mustChangePassword } = session;
	// Decision A22: what only owners see is not for a password that somebody else gave.
	return mustChangePassword && asksForDraft(search) ? onlyOneself(viewer) : viewer;
}

function sendPrivate(services: Services, c: Context, rendered: Rendered): Response {
	const { status, html, headers = pageHeaders(services) } = rendered;
	return c.body(html, status as 200, {
		...headers,
		"cache-control": "private, no-store",
	});
}

/** For good, but asked again each time: the domain may be lost tomorrow. */
function movedFor(c: Context, to: string): Response {
	c.header("cache-control", "no-cache");
	return c.redirect(to, 301);
}

function privateRedirect(c: Context, to: string): Response {
	c.header("cache-control", "private, no-store");
	return c.redirect(to, 302);
}
