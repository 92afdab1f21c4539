import { isLocalhost, withoutWww } from "#domain/organization/address.ts";

/**
 * Where people go: which organization a sign-in is for, where strangers are sent, where signing out
 * leads. All of it follows from the address alone.
 */

type Address = Pick<Location, "hostname" | "pathname" | "search">;
type Origin = Pick<Location, "protocol" | "hostname" | "port">;
type Names = { domain: string | null; slug: string | null };

/**
 * Sign-in names the `domain` parameter, else the host without a leading www. (none on localhost),
 * and the first path segment as slug unless that is the word login.
 */
export function namesForSignIn(address: Address): { domain?: string; slug?: string } {
	const domain = domainIn(address.search) ?? ownDomain(address.hostname);
	const segment = address.pathname.split("/")[1] ?? "";
	return {
		...(domain === null ? {} : { domain }),
		...(segment === "" || segment === "login" ? {} : { slug: segment }),
	};
}

/**
 * Where a stranger is sent from a screen for members: to the sign-in from the players' screens,
 * from a roster to the public view of the team in that season, else to the public site
 * (rule `strangers-sent-on`).
 */
export function placeForStrangers({ pathname, search }: Address): string {
	const domain = domainIn(search);
	const query = domain === null ? "" : `?domain=${encodeURIComponent(domain)}`;
	const [, season, team] = rosterPattern.exec(pathname) ?? [];
	if (team !== undefined) return `/teams/${team}?season=${season}${query.replace("?", "&")}`;
	if (/^\/dashboard\/(players(\/|$)|playerToggle$)/.test(pathname)) return `/login${query}`;
	return domain === null ? "/" : `/site${query}`;
}

/**
 * After signing out to the organization's custom domain, unless this is localhost; else to its
 * slug; else to the root. On the domain itself its home page is near enough.
 */
export function placeAfterSignOut({ domain, slug }: Names, here: Origin): string {
	if (domain !== null && !isLocalhost(here.hostname)) {
		return withoutWww(here.hostname) === domain ? "/" : `${originOf(domain, here)}/`;
	}
	return slug === null ? "/" : `/${slug}`;
}

/**
 * A path of the organization's public site, as visitors see it; null when it has no address here.
 * On a custom domain members would get the screen of the same path, so the address says which is
 * meant (rule `shared-paths`). `actingDomain` is that of the organization worked in: on its host
 * slugs are not known.
 */
export function publicPlace(
	organization: Names,
	path: string,
	here: Origin,
	actingDomain: string | null = null,
): string | null {
	const base = publicBase(organization, here, actingDomain);
	if (base === null) return null;
	if (base.startsWith("/")) return base + path;
	return `${base}${path}${path.includes("?") ? "&" : "?"}view=public`;
}

/** The address of the organization's public site, to send to somebody; null when it has none. */
export function placeOfSite({ domain, slug }: Names, here: Origin): string | null {
	if (domain !== null) return `${originOf(domain, here)}/`;
	return slug === null ? null : `${originOf(here.hostname, here)}/${slug}`;
}

/** Is this the organization's own host? */
export function isOwnHost({ domain }: Pick<Names, "domain">, here: Origin): boolean {
	return domain !== null && withoutWww(here.hostname) === domain;
}

/** Where the sign-in page leads back to: the site whose address it has. */
export function siteBehindSignIn(address: Address): string {
	const domain = domainIn(address.search);
	const segment = address.pathname.split("/")[1] ?? "";
	if (domain !== null) return `/site?domain=${encodeURIComponent(domain)}`;
	return segment === "" || segment === "login" ? "/" : `/${segment}`;
}

/** What stands before the paths of the organization's public site. */
function publicBase(
	{ domain, slug }: Names,
	here: Origin,
	actingDomain: string | null,
): string | null {
	const host = withoutWww(here.hostname);
	if (domain !== null && host === domain) return "";
	if (slug !== null && host !== actingDomain) return `/${slug}`;
	return domain === null ? null : originOf(domain, here);
}

/** All hosts of an installation are reached in one way, so the others are reached like this one. */
function originOf(domain: string, { protocol, port }: Origin): string {
	return `${protocol}//${domain}${port === "" ? "" : `:${port}`}`;
}

const rosterPattern = /^\/dashboard\/seasons\/(\d+)\/leagues\/\d+\/teams\/(\d+)$/;

function domainIn(search: string): string | null {
	return new URLSearchParams(search).get("domain") || null;
}

function ownDomain(hostname: string): string | null {
	return isLocalhost(hostname) ? null : withoutWww(hostname);
}
