import { createElement } from "react";
import { calendarAt } from "#domain/calendar/address.ts";
import { feedAt } from "#domain/feed/address.ts";
import { isMemberOf, type Viewer } from "#domain/user/user.ts";
import { NotFoundPage } from "#site/pages/not-found.tsx";
import { platformPages } from "#site/routes.ts";
import { renderCalendar } from "./calendars.ts";
import { findEmbed, renderEmbed } from "./embeds.tsx";
import { renderFeed } from "./feeds.ts";
import { noOrganization } from "./page-cache.ts";
import { draftAt, seesDrafts } from "./page-drafts.ts";
import { asksForPublicView } from "./pages-ways.ts";
import type { Services } from "./services.ts";
import { findSitePage, type Rendered, renderPlatformPage, renderSitePage } from "./site.tsx";
import type { SiteTenant, Tenant } from "./tenancy.ts";

/** A page: what it is kept under, whose writes make it stale, and how it is made. */
export type Asked = { key: string; organizationId: number; render: () => Promise<Rendered> };

/** Which page a request means; every request means one, if only that there is nothing. */
export function whatIsAsked(
	services: Services,
	tenant: Tenant,
	viewer: Viewer,
	search: string,
): Asked {
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
	const path = tenant.path === "/site" ? "/" : tenant.path;
	const site = { ...tenant, path, isPreview: isPreview(tenant, viewer, search) };
	const found = findSitePage(site.path, search);
	const embed = findEmbed(site.path, search);
	const { query } = embed ?? found ?? {};
	return {
		key: `${site.organization.id} ${site.address} ${site.base} ${site.path} ${JSON.stringify(query ?? "")}`,
		organizationId: site.organization.id,
		render: async () => {
			if (embed !== null) return renderEmbed(services, site, embed);
			const whose = calendarAt(site.path);
			const calendar = whose && (await renderCalendar(services, site, whose));
			const what = feedAt(site.path);
			const feed = what && (await renderFeed(services, site, what));
			const draft = seesDrafts(site, viewer, search) ? await draftAt(services, site) : null;
			return calendar ?? feed ?? renderSitePage(services, site, viewer, { found, draft });
		},
	};
}

/** A member who asked for the public page on the custom domain stays among public pages. */
function isPreview({ address, organization }: SiteTenant, viewer: Viewer, search: string): boolean {
	return address === "domain" && isMemberOf(viewer, organization.id) && asksForPublicView(search);
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
