import type { Context } from "hono";
import { onlyOneself } from "#domain/account/policy.ts";
import { anonymous, type Viewer } from "#domain/account/user.ts";
import type { Language } from "#domain/language/language.ts";
import { findAddress } from "#site/address.ts";
import { siteAddresses } from "#site/routes.ts";
import type { PageCache } from "../cache/page-cache.ts";
import { rememberAddress, send } from "../cache/send-cached.ts";
import { wirePage } from "../cache/wire-page.ts";
import { strangersAddress } from "../http/client-address.ts";
import { hasSessionCookie, readSession } from "../identity/session.ts";
import type { Services } from "../services.ts";
import { ownDomain } from "../tenancy/domain-redirect.ts";
import { resolveTenant, type Tenant, tenancyRules } from "../tenancy/tenancy.ts";
import { adminShell } from "./admin-shell.ts";
import { asksForDraft } from "./page-drafts.ts";
import { pageRouteOf, screenMeant } from "./page-route.ts";
import { pageToRender, type Rendered } from "./page-to-render.ts";
import { siteFrame } from "./site-frame.ts";

/**
 * Answers every path that is neither a file nor the API: the public sites, the pages of the
 * product itself, and the shell of the administration. Without a session cookie answers come from
 * the page cache; with one they are made anew and never kept.
 */
export function pageHandler(services: Services, reserved: ReadonlySet<string>, cache: PageCache) {
	const rules = tenancyRules(services, reserved);
	const needed = { services, frame: siteFrame(services) };

	return async (c: Context): Promise<Response> => {
		const reading = cache.startReading();
		const { pathname: path, search } = new URL(c.req.url);
		const tenant = await resolveTenant({ host: c.req.header("host"), path, search }, rules);
		const isSignedIn = hasSessionCookie(c.req.header("cookie") ?? "");
		const { viewer, language } = isSignedIn ? await whoAsks(services, c, search) : stranger;
		if (tenant.kind === "redirect") return c.redirect(tenant.location, 301);
		const route = await pageRouteOf(services.directory, { tenant, path, search, viewer });
		if (route.kind === "shell") return adminShell(services, c, { tenant, language });
		if (route.kind === "redirect") return privateRedirect(c, route.to);
		const shown = shownAt(tenant);
		const found = shown.kind === "site" ? findAddress(siteAddresses, shown.path, search) : null;
		const staysUnderSlug = found?.address.staysUnderSlug ?? false;
		const elsewhere = await ownDomain(services, tenant, { search, viewer, staysUnderSlug });
		if (elsewhere !== null) return movedFor(c, elsewhere);
		const { key, organizationId, render, meant } = pageToRender(needed, {
			tenant: shown,
			found,
			viewer,
			search,
		});
		// Only where there is nothing: a page at the very address comes before any that may be meant.
		const orMoved = async (status: number, answer: () => Response | Promise<Response>) => {
			const to = status === 404 ? ((await meant()) ?? screenMeant(tenant)) : null;
			return to === null ? answer() : movedFor(c, to + search);
		};
		const admit = services.admission.from(
			viewer.kind === "anonymous" ? strangersAddress(services.settings, c) : null,
		);
		if (isSignedIn || found?.address.isPrivate) {
			const end = admit();
			const rendered = await render().finally(end);
			return orMoved(rendered.status, () => sendPrivate(c, rendered));
		}
		const make = async () => {
			const { status, text, headers } = await render();
			return wirePage(status, text, headers);
		};
		const page = await cache.getOrMake(key, { organizationId, reading }, make, admit);
		if (page.status === 200 && namesNobodyElse(tenant, path)) {
			rememberAddress(c, cache, { key, organizationId, reading });
		}
		return orMoved(page.status, () => send(c, page));
	};
}

/** Where a `domain` wins over a slug in the path, the address means something while the slug is somebody's. */
function namesNobodyElse(tenant: Tenant, path: string): boolean {
	return tenant.kind !== "site" || tenant.address !== "query" || tenant.path === path;
}

/** `/site?domain=…` is the public site view, that is its home page. */
function shownAt(tenant: Tenant): Tenant {
	return tenant.kind === "site" && tenant.path === "/site" ? { ...tenant, path: "/" } : tenant;
}

type WhoAsks = { viewer: Viewer; language: Language | null };
const stranger: WhoAsks = { viewer: anonymous, language: null };

async function whoAsks(services: Services, c: Context, search: string): Promise<WhoAsks> {
	const session = await readSession(services, c.req.raw, c.req.header("host") ?? "");
	const { viewer, hindrance, language } = session;
	// What only owners see is not for whoever has to see to something first (rule `temporary-password`).
	const isNarrowed = hindrance !== null && asksForDraft(search);
	return { viewer: isNarrowed ? onlyOneself(viewer) : viewer, language };
}

function sendPrivate(c: Context, { status, text, headers }: Rendered): Response {
	return c.body(text, status as 200, { ...headers, "cache-control": "private, no-store" });
}

/** For good, but asked again each time: a domain may be lost tomorrow, or a page be made here. */
function movedFor(c: Context, to: string): Response {
	c.header("cache-control", "no-cache");
	return c.redirect(to, 301);
}

function privateRedirect(c: Context, to: string): Response {
	c.header("cache-control", "private, no-store");
	return c.redirect(to, 302);
}
