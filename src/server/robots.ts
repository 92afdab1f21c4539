import type { Context } from "hono";
import { isRootHost, normaliseHost, withoutWww } from "#domain/organization/address.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { anonymous } from "#domain/user/user.ts";
import { storeFor } from "#store/store.ts";
import { listSiteAddresses } from "#usecases/list-site-addresses.ts";
import { securityHeaders } from "./headers.ts";
import { originOf } from "./origins.ts";
import type { Services } from "./services.ts";

/** Crawlers may read what visitors read; the administration and the API have nothing for them. */
export async function robots(services: Services, c: Context): Promise<Response> {
	const host = await hostAsked(services, c);
	if (host === null) return c.text("User-agent: *\nDisallow: /\n", 200, securityHeaders());
	const closed = ["/api/", "/dashboard", "/login"].map((path) => `Disallow: ${path}`).join("\n");
	const sitemap = `Sitemap: ${host.origin}/sitemap.xml`;
	return c.text(`User-agent: *\n${closed}\n${sitemap}\n`, 200, securityHeaders());
}

/** The addresses of one host: a league's site on its own domain, the slugs on the root host. */
export async function sitemap(services: Services, c: Context): Promise<Response> {
	const host = await hostAsked(services, c);
	if (host === null) return c.notFound();
	const addresses =
		host.organization === null
			? await rootAddresses(services)
			: await siteAddresses(services, host.organization, host.origin);
	const urls = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`).join("\n");
	return c.body(
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
		200,
		{ ...securityHeaders(), "content-type": "application/xml; charset=utf-8" },
	);
}

async function hostAsked(services: Services, c: Context) {
	const { settings, directory } = services;
	const host = normaliseHost(c.req.header("host"));
	if (host === null) return null;
	if (isRootHost(host, settings.rootDomain)) {
		return { organization: null, origin: originOf(settings, settings.rootDomain) };
	}
	const organization = await directory.byDomain(withoutWww(host));
	return organization?.domain == null
		? null
		: { organization, origin: originOf(settings, organization.domain) };
}

/** Leagues with a domain of their own have their sitemap there; here are the others. */
async function rootAddresses(services: Services): Promise<string[]> {
	const origin = originOf(services.settings, services.settings.rootDomain);
	const organizations = await services.platform.organizations.listPublic();
	const slugs = organizations.filter(({ domain, slug }) => domain === null && slug !== null);
	const sites = await Promise.all(
		slugs.map((organization) =>
			siteAddresses(services, organization, `${origin}/${organization.slug}`),
		),
	);
	return [`${origin}/`, `${origin}/browse`, ...sites.flat()];
}

async function siteAddresses(services: Services, organization: Organization, base: string) {
	const store = storeFor(organization.id, services.database, "visitors");
	const scope = { viewer: anonymous, organization, store, now: services.now() };
	const paths = await listSiteAddresses(scope);
	// As the canonical links write them: "/hoops" under a slug, "/" on a domain.
	return paths.map((path) => (path === "/" ? new URL(base).href : base + path));
}

function escapeXml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
