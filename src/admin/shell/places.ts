import { isLocalhost, withoutWww } from "#domain/organization/address.ts";

/**
 * Where people go: which organization a sign-in is for, where strangers are sent, where signing out
 * leads. All of it follows from the address alone.
 */

type Address = Pick<Location, "hostname" | "pathname" | "search">;
type Origin = Pick<Location, "protocol" | "hostname" | "port">;

/**
 * Spec §2: sign-in names the `domain` parameter, else the host without a leading www. (none on
 * localhost), and the first path segment as slug unless that is the word login.
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
 * else to the public site (decision A54).
 */
export function placeForStrangers({ pathname, search }: Address): string {
	const domain = domainIn(search);
	const query = domain === null ? "" : `?domain=${encodeURIComponent(domain)}`;
	if (/^\/dashboard\/(players(\/|$)|playerToggle$)/.test(pathname)) return `/login${query}`;
	return domain === null ? "/" : `/site${query}`;
}

/**
 * Spec §2: after signing out to the organization's custom domain, unless this is localhost; else to
 * its slug; else to the root. On the domain itself its home page is near enough.
 */
export function placeAfterSignOut(
	{ domain, slug }: { domain: string | null; slug: string | null },
	here: Origin,
): string {
	if (domain !== null && !isLocalhost(here.hostname)) {
		return withoutWww(here.hostname) === domain ? "/" : `${originOf(domain, here)}/`;
	}
	return slug === null ? "/" : `/${slug}`;
}

/**
 * What stands before the paths of the organization's public site; null when it has no address here.
 * `actingDomain` is that of the organization worked in: on its host slugs are not known.
 */
export function publicBase(
	{ domain, slug }: { domain: string | null; slug: string | null },
	here: Origin,
	actingDomain: string | null = null,
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

function domainIn(search: string): string | null {
	return new URLSearchParams(search).get("domain") || null;
}

function ownDomain(hostname: string): string | null {
	return isLocalhost(hostname) ? null : withoutWww(hostname);
}
