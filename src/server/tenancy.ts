import {
	isRootHost,
	isSlug,
	normaliseDomain,
	normaliseHost,
} from "#domain/organization/address.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { OrganizationDirectory } from "./directory.ts";

/** Whose site a request is for, and the path within that site. */
export type Tenant =
	/** The root host without an organization: landing, listing, sign-in. */
	| { kind: "root"; path: string }
	| SiteTenant
	| { kind: "redirect"; location: string }
	/** `organization` is the site on whose host the request came, if it came on one. */
	| { kind: "missing"; what: "host" | "slug" | "organization"; organization: Organization | null };

export type SiteTenant = {
	kind: "site";
	organization: Organization;
	/** How the request named it: its own host, a slug, or a `domain` parameter. */
	address: "domain" | "slug" | "query";
	/** What stands before every path in links: "", "/hoops", or the origin of the custom domain. */
	base: string;
	path: string;
};

export type TenancyRules = {
	rootDomain: string;
	/** Lower-case first segments that never name an organization. */
	reserved: ReadonlySet<string>;
	/** `https://host` or `http://host:port`, as visitors reach it. */
	originOf: (host: string) => string;
	directory: OrganizationDirectory;
};

type Address = { host: string | null | undefined; path: string; search: string };

/**
 * Decision A11: a custom host wins absolutely; on the root host a `domain` parameter comes before
 * the slug, and both must agree. The slug is taken off here, so routes never mention it.
 */
export async function resolveTenant(address: Address, rules: TenancyRules): Promise<Tenant> {
	const host = normaliseHost(address.host);
	if (host === null) return { kind: "missing", what: "host", organization: null };
	return isRootHost(host, rules.rootDomain)
		? onRootHost(address, rules)
		: onCustomHost(host, address, rules);
}

async function onCustomHost(host: string, address: Address, rules: TenancyRules): Promise<Tenant> {
	const { directory, originOf } = rules;
	const domain = host.replace(/^www\./, "");
	const organization = await directory.byDomain(domain);
	if (organization === undefined) return { kind: "missing", what: "host", organization: null };
	if (host !== domain) {
		return { kind: "redirect", location: originOf(domain) + address.path + address.search };
	}
	const named = await namedByQuery(address.search, directory);
	if (named !== "nobody" && named?.id !== organization.id) {
		return { kind: "missing", what: "organization", organization };
	}
	const { segment, rest } = splitFirst(address.path);
	if (segment.toLowerCase() === organization.slug && !rules.reserved.has(organization.slug)) {
		return { kind: "redirect", location: (rest || "/") + address.search };
	}
	return { kind: "site", organization, address: "domain", base: "", path: address.path };
}

async function onRootHost(address: Address, rules: TenancyRules): Promise<Tenant> {
	const { directory, originOf } = rules;
	const named = await namedByQuery(address.search, directory);
	const { segment, rest } = splitFirst(address.path);
	const slug = segment.toLowerCase();
	if (slug === "" || rules.reserved.has(slug)) {
		if (named === "nobody") return { kind: "root", path: address.path };
		if (named === undefined) return { kind: "missing", what: "organization", organization: null };
		const base = named.slug === null ? originOf(named.domain ?? "") : `/${named.slug}`;
		return { kind: "site", organization: named, address: "query", base, path: address.path };
	}
	const organization = isSlug(slug) ? await directory.bySlug(slug) : undefined;
	if (organization === undefined) return { kind: "missing", what: "slug", organization: null };
	if (named !== "nobody" && named?.id !== organization.id) {
		return { kind: "missing", what: "organization", organization: null };
	}
	if (slug !== segment) {
		return { kind: "redirect", location: `/${slug}${rest}${address.search}` };
	}
	return { kind: "site", organization, address: "slug", base: `/${slug}`, path: rest || "/" };
}

/** The organization of `?domain=` or `?slug=`; "nobody" when neither is given. */
async function namedByQuery(
	search: string,
	directory: OrganizationDirectory,
): Promise<Organization | undefined | "nobody"> {
	if (!search.includes("domain=") && !search.includes("slug=")) return "nobody";
	const query = new URLSearchParams(search);
	const names = [...query.getAll("domain"), ...query.getAll("slug")];
	if (names.length === 0) return "nobody";
	const asked = await Promise.all([
		...query.getAll("domain").map((text) => byDomain(text, directory)),
		...query.getAll("slug").map((text) => directory.bySlug(text.toLowerCase())),
	]);
	const [first] = asked;
	return asked.every((organization) => organization?.id === first?.id) ? first : undefined;
}

async function byDomain(text: string, directory: OrganizationDirectory) {
	const domain = normaliseDomain(text);
	return domain === null ? undefined : directory.byDomain(domain);
}

function splitFirst(path: string): { segment: string; rest: string } {
	const end = path.indexOf("/", 1);
	return end === -1
		? { segment: path.slice(1), rest: "" }
		: { segment: path.slice(1, end), rest: path.slice(end) };
}
