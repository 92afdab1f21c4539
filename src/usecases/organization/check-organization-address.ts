import { isSuperAdmin } from "#domain/account/policy.ts";
import { normaliseDomain } from "#domain/organization/address.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { authorize } from "../refusals.ts";
import { domainProblem, slugProblem, takenBy } from "./organization-fields.ts";

/** What somebody is typing; null where nothing is. */
type Asked = {
	slug: string | null;
	domain: string | null;
	/** Whose own names are free for it; null for an organization that is yet to be. */
	organizationId: number | null;
};

export type AddressCheck = {
	/** As it would be stored; null when it can be none. */
	canonical: string | null;
	/** Why no organization, or not this one, can have it; null when it can. */
	problem: string | null;
};

/** Says beforehand whether an organization can have this slug and this domain. */
export async function checkOrganizationAddress(
	scope: PlatformScope,
	asked: Asked,
): Promise<{ slug: AddressCheck | null; domain: AddressCheck | null }> {
	authorize(isSuperAdmin(scope.viewer));
	return {
		slug: asked.slug === null ? null : await checkSlug(scope, asked.slug, asked),
		domain: asked.domain === null ? null : await checkDomain(scope, asked.domain, asked),
	};
}

async function checkSlug(
	{ platform, rules }: PlatformScope,
	text: string,
	{ organizationId }: Asked,
): Promise<AddressCheck> {
	const slug = text.toLowerCase();
	const problem = slugProblem(rules, slug);
	if (problem !== null) return { canonical: slug, problem };
	const holder = await platform.organizations.findBySlug(slug);
	return { canonical: slug, problem: takenBy("slug", holder, organizationId) };
}

async function checkDomain(
	{ platform, rules }: PlatformScope,
	text: string,
	{ organizationId }: Asked,
): Promise<AddressCheck> {
	const domain = normaliseDomain(text);
	const problem = domainProblem(rules, domain);
	if (domain === null || problem !== null) return { canonical: domain, problem };
	const holder = await platform.organizations.findByDomain(domain);
	return { canonical: domain, problem: takenBy("domain", holder, organizationId) };
}
