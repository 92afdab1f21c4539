/**
 * Where people go: which organization a sign-in is for, where strangers are sent, where signing out
 * leads. All of it follows from the address alone.
 */

type Address = Pick<Location, "hostname" | "pathname" | "search">;

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
	{ hostname }: Pick<Location, "hostname">,
): string {
	if (domain !== null && !isLocalhost(hostname)) {
		return withoutWww(hostname) === domain ? "/" : `https://${domain}/`;
	}
	return slug === null ? "/" : `/${slug}`;
}

/** What stands before the paths of the organization's public site; null when it has no address here. */
export function publicBase(
	{ domain, slug }: { domain: string | null; slug: string | null },
	{ hostname }: Pick<Location, "hostname">,
): string | null {
	if (domain !== null && withoutWww(hostname) === domain) return "";
	if (slug !== null) return `/${slug}`;
	return domain === null ? null : `https://${domain}`;
}

function domainIn(search: string): string | null {
	return new URLSearchParams(search).get("domain") || null;
}

function ownDomain(hostname: string): string | null {
	return isLocalhost(hostname) ? null : withoutWww(hostname);
}

function withoutWww(hostname: string): string {
	return hostname.replace(/^www\./, "");
}

function isLocalhost(hostname: string): boolean {
	return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
