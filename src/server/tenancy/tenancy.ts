import {
	isLanguage,
	type Language,
	languagePrefix,
	languagesOf,
} from "#domain/language/language.ts";
import {
	isRootHost,
	isSlug,
	normaliseDomain,
	normaliseHost,
	withoutWww,
} from "#domain/organization/address.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { productLanguages } from "#site/platform-page.ts";
import { originOf } from "../http/origins.ts";
import type { Services } from "../services.ts";
import type { OrganizationDirectory } from "./directory.ts";

/** Whose site a request is for, and the path within that site. */
export type Tenant =
	/** The root host without an organization: landing, listing, sign-in. */
	| RootTenant
	| SiteTenant
	| { kind: "redirect"; location: string }
	/** `organization` is the site on whose host the request came, if it came on one. */
	| { kind: "missing"; what: "host" | "slug" | "organization"; organization: Organization | null };

/** The pages of the product itself; below the code of a language, in that one. */
export type RootTenant = { kind: "root"; path: string; language: Language };

export type SiteTenant = {
	kind: "site";
	organization: Organization;
	/** How the request named it: its own host, a slug, or a `domain` parameter. */
	address: "domain" | "slug" | "query";
	/** What stands before every path in links: "", "/hoops", "/hoops/fr", or the origin of the custom domain. */
	base: string;
	/** The same before any language. */
	home: string;
	/** The organization's own, or the one that the address names (rule `language-in-the-address`). */
	language: Language;
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

/** The rules of an installation. */
export function tenancyRules(
	{ settings, directory }: Pick<Services, "settings" | "directory">,
	reserved: ReadonlySet<string>,
): TenancyRules {
	const { rootDomain } = settings;
	return { rootDomain, reserved, originOf: (host) => originOf(settings, host), directory };
}

type Address = { host: string | null | undefined; path: string; search: string };

/**
 * A custom host wins absolutely; on the root host a `domain` parameter comes before the slug
 * (rule `domain-before-slug`). The slug is taken off here, so routes never mention it.
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
	const domain = withoutWww(host);
	const organization = await directory.byDomain(domain);
	if (organization === undefined) return { kind: "missing", what: "host", organization: null };
	if (host !== domain) {
		return { kind: "redirect", location: originOf(domain) + address.path + address.search };
	}
	const named = await namedByQuery(address.search, rules);
	if ([...named.byDomain, ...named.bySlug].some((other) => other?.id !== organization.id)) {
		return { kind: "missing", what: "organization", organization };
	}
	const site = inLanguage(organization, "domain", { ...address, home: "" });
	if (site.kind === "redirect" || site.base !== site.home) return site;
	const { segment, rest } = splitFirst(address.path);
	if (segment.toLowerCase() === organization.slug && !rules.reserved.has(organization.slug)) {
		// One slash: "//evil.test" would be another host.
		return { kind: "redirect", location: rest.replace(/^\/*/, "/") + address.search };
	}
	return site;
}

async function onRootHost(address: Address, rules: TenancyRules): Promise<Tenant> {
	const { directory } = rules;
	const named = theOne(await namedByQuery(address.search, rules));
	if (named === undefined) return { kind: "missing", what: "organization", organization: null };
	const { segment, rest } = splitFirst(address.path);
	const slug = segment.toLowerCase();
	if (slug === "" || rules.reserved.has(slug)) {
		if (named === "nobody")
			return { kind: "root", path: address.path, language: productLanguages.language };
		return byQuery(named, address, rules);
	}
	const organization = isSlug(slug) ? await directory.bySlug(slug) : undefined;
	if (organization === undefined) {
		if (isLanguage(slug)) {
			return named === "nobody" ? inItsLanguage(slug, address) : byQuery(named, address, rules);
		}
		return { kind: "missing", what: "slug", organization: null };
	}
	if (named !== "nobody" && named.id !== organization.id) {
		return byQuery(named, { ...address, path: rest || "/" }, rules);
	}
	// The home page has one address: "/hoops", not "/hoops/".
	const below = /^\/+$/.test(rest) ? "" : rest;
	if (slug !== segment || below !== rest) {
		return { kind: "redirect", location: `/${slug}${below}${address.search}` };
	}
	return inLanguage(organization, "slug", { ...address, home: `/${slug}`, path: rest || "/" });
}

/** The product's own language is said by no address, as an organization's is not. */
function inItsLanguage(language: Language, { path, search }: Address): Tenant {
	const { segment, rest } = splitFirst(path);
	const below = /^\/+$/.test(rest) ? "" : rest;
	const prefix = languagePrefix(language, productLanguages);
	if (prefix === `/${segment}` && below === rest) {
		return { kind: "root", path: rest || "/", language };
	}
	const location = prefix + (prefix === "" ? below.replace(/^\/+/, "/") : below);
	return { kind: "redirect", location: (location || "/") + search };
}

function byQuery(organization: Organization, address: Address, { originOf }: TenancyRules): Tenant {
	const { slug, domain } = organization;
	const home = slug === null ? originOf(domain ?? "") : `/${slug}`;
	return inLanguage(organization, "query", { ...address, home });
}

type Place = Pick<Address, "path" | "search"> & { home: string };

/** The site in the language that the path begins with, where it offers that one (rule `language-in-the-address`). */
function inLanguage(
	organization: Organization,
	address: SiteTenant["address"],
	{ home, path, search }: Place,
): SiteTenant | Extract<Tenant, { kind: "redirect" }> {
	const { segment, rest } = splitFirst(path);
	const language = offered(organization, segment.toLowerCase());
	if (language === null) {
		const { language } = organization;
		return { kind: "site", organization, address, base: home, home, path, language };
	}
	const prefix = languagePrefix(language, organization);
	const below = /^\/+$/.test(rest) ? "" : rest;
	if (prefix !== `/${segment}` || below !== rest) {
		const location = home + prefix + (prefix === "" ? below.replace(/^\/+/, "/") : below);
		return { kind: "redirect", location: (location || "/") + search };
	}
	const base = home + prefix;
	return { kind: "site", organization, address, base, home, path: rest || "/", language };
}

/** Of a site in one language no word is a language's, so its pages keep their addresses. */
function offered(organization: Organization, word: string): Language | null {
	if (!isLanguage(word)) return null;
	const all = languagesOf(organization);
	return all.length > 1 && all.includes(word) ? word : null;
}

/** The organizations that the parameters of an address name; undefined for a name that nobody has. */
type Named = Record<"byDomain" | "bySlug", (Organization | undefined)[]>;

/** An empty parameter names nobody, and neither does the product's own host. */
async function namedByQuery(
	search: string,
	{ directory, rootDomain }: TenancyRules,
): Promise<Named> {
	const query = new URLSearchParams(search);
	const domains = query
		.getAll("domain")
		.filter(Boolean)
		.map(normaliseDomain)
		.filter((domain) => domain === null || !isRootHost(domain, rootDomain));
	const slugs = query
		.getAll("slug")
		.filter(Boolean)
		.map((slug) => slug.toLowerCase());
	const [byDomain, bySlug] = await Promise.all([
		Promise.all(domains.map((it) => (it === null ? undefined : directory.byDomain(it)))),
		Promise.all(slugs.map((it) => (isSlug(it) ? directory.bySlug(it) : undefined))),
	]);
	return { byDomain, bySlug };
}

/** The one organization that is named: by domain before by slug, and twice only if it is the same. */
function theOne({ byDomain, bySlug }: Named): Organization | undefined | "nobody" {
	const all = byDomain.length > 0 ? byDomain : bySlug;
	const [first] = all;
	if (all.length === 0) return "nobody";
	return all.every((organization) => organization?.id === first?.id) ? first : undefined;
}

function splitFirst(path: string): { segment: string; rest: string } {
	const end = path.indexOf("/", 1);
	return end === -1
		? { segment: path.slice(1), rest: "" }
		: { segment: path.slice(1, end), rest: path.slice(end) };
}
