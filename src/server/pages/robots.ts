import type { Context } from "hono";
import { anonymous } from "#domain/account/user.ts";
import { languagePrefix, languagesOf } from "#domain/language/language.ts";
import { isRootHost, isSlug, normaliseHost, withoutWww } from "#domain/organization/address.ts";
import { type Organization, platformOrganizationId } from "#domain/organization/organization.ts";
import { productLanguages } from "#site/platform-page.ts";
import { type Address, sitemapFile, sitemapIndex } from "#site/sitemap/sitemap-file.ts";
import { noOrganization } from "#store/engine/database.ts";
import { storeFor } from "#store/store.ts";
import { listSiteAddresses } from "#usecases/page/list-site-addresses.ts";
import type { PageCache } from "../cache/page-cache.ts";
import { send } from "../cache/send-cached.ts";
import { wirePage } from "../cache/wire-page.ts";
import { strangersAddress } from "../http/client-address.ts";
import { securityHeaders } from "../http/headers.ts";
import { originOf } from "../http/origins.ts";
import type { Services } from "../services.ts";

/** Crawlers may read what visitors read; the administration and the API have nothing for them. */
export async function robots(services: Services, c: Context): Promise<Response> {
	const host = await hostAsked(services, c);
	if (host === null) return c.text("User-agent: *\nDisallow: /\n", 200, securityHeaders());
	const closed = ["/api/", "/dashboard", "/login"].map((path) => `Disallow: ${path}`).join("\n");
	const sitemap = `Sitemap: ${host.origin}/sitemap.xml`;
	return c.text(`User-agent: *\n${closed}\n${sitemap}\n`, 200, securityHeaders());
}

/** What is kept here at most of one file, and what the protocol allows. */
const mostAtOnce = 5000;
const mostInOneFile = 50_000;

/**
 * The addresses of one host: of a league's site on its own domain; on the root host an index of one
 * file a league, `/sitemap.xml?of=hoops`, so that nobody reads all leagues at once. What is more than
 * one file holds is in parts, `/sitemap.xml?part=2`. Kept and dropped like pages.
 */
export async function sitemap(services: Services, pages: PageCache, c: Context): Promise<Response> {
	const reading = pages.startReading();
	const host = await hostAsked(services, c);
	if (host === null) return c.notFound();
	const { organization, origin } = host;
	const league = organization === null ? await leagueAsked(services, c.req.query("of")) : null;
	if (league === undefined) return c.notFound();
	const owner = organization ?? league;
	const part = partAsked(c.req.query("part"));
	const source = { organizationId: owner?.id ?? noOrganization, reading };
	const key = `sitemap ${origin} ${league?.slug ?? ""} ${part}`;
	const page = await pages.getOrMake(
		key,
		source,
		async () => {
			const file =
				owner === null
					? await rootFile(services, { origin, part })
					: await siteFile(services, owner, { origin, part });
			const headers = { ...securityHeaders(), "content-type": "application/xml; charset=utf-8" };
			return wirePage(file === null ? 404 : 200, file ?? "There is no such part.", headers);
		},
		services.admission.from(strangersAddress(services.settings, c)),
	);
	return send(c, page);
}

function partAsked(text = ""): number | null {
	return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** The league whose file is asked for on the root host; null for the index, undefined for nobody. */
async function leagueAsked(
	{ directory }: Services,
	slug: string | undefined,
): Promise<Organization | null | undefined> {
	if (slug === undefined) return null;
	const league = isSlug(slug) ? await directory.bySlug(slug) : undefined;
	return league?.domain === null && league.id !== platformOrganizationId ? league : undefined;
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

/** The product's own pages are the first part; leagues with a domain have their sitemap there. */
async function rootFile(
	{ platform }: Services,
	{ origin, part }: { origin: string; part: number | null },
): Promise<string | null> {
	if (part !== null) {
		const own = languagesOf(productLanguages).flatMap((language) => {
			const base = origin + languagePrefix(language, productLanguages);
			return [new URL(base).href, `${base}/browse`].map((url) => ({ url, changedAt: null }));
		});
		return sitemapFile(own, { origin, part, mostAtOnce });
	}
	const organizations = await platform.organizations.listPublic();
	const leagues = organizations.filter(({ domain, slug }) => domain === null && slug !== null);
	const files = ["part=1", ...leagues.map(({ slug }) => `of=${slug}`)];
	return sitemapIndex(files.map((file) => `${origin}/sitemap.xml?${file}`));
}

async function siteFile(
	services: Services,
	organization: Organization,
	{ origin, part }: { origin: string; part: number | null },
): Promise<string | null> {
	const isOnRoot = organization.domain === null;
	const home = isOnRoot ? `${origin}/${organization.slug}` : origin;
	const addresses = await siteAddresses(services, organization, home);
	// An index names no other index, so a league on the root host has one file of any length.
	return isOnRoot
		? sitemapFile(addresses.slice(0, mostInOneFile), {
				origin,
				part: null,
				mostAtOnce: mostInOneFile,
			})
		: sitemapFile(addresses, { origin, part, mostAtOnce });
}

async function siteAddresses(
	services: Services,
	organization: Organization,
	home: string,
): Promise<Address[]> {
	const store = storeFor(organization.id, services.database, "visitors");
	const scope = { viewer: anonymous, organization, store, now: services.now() };
	const addresses = await listSiteAddresses(scope);
	return languagesOf(organization).flatMap((language) => {
		const base = home + languagePrefix(language, organization);
		const readable = addresses.filter(({ languages }) => languages?.includes(language) ?? true);
		return readable.map(({ path, changedAt }) => ({
			// As the canonical links write them: "/hoops" under a slug, "/" on a domain.
			url: path === "/" ? new URL(base).href : base + path,
			changedAt,
		}));
	});
}
