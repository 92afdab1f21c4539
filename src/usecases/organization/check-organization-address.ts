import { isSuperAdmin } from "#domain/account/policy.ts";
import { normaliseDomain, slugFrom, slugsLike } from "#domain/organization/address.ts";
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
	/** A slug near to one that cannot be had, which can; null for domains, and where none was found. */
	free: string | null;
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
	scope: PlatformScope,
	text: string,
	{ organizationId }: Asked,
): Promise<AddressCheck> {
	const slug = text.toLowerCase();
	const problem = await problemOf(scope, slug, organizationId);
	if (problem === null) return { canonical: slug, problem, free: null };
	const near = slugFrom(text);
	for (const free of near === null ? [] : [near, ...slugsLike(near)]) {
		if ((await problemOf(scope, free, organizationId)) !== null) continue;
		return { canonical: slug, problem, free };
	}
	return { canonical: slug, problem, free: null };
}

async function problemOf(
	{ platform, rules }: PlatformScope,
	slug: string,
	organizationId: number | null,
): Promise<string | null> {
	const problem = slugProblem(rules, slug);
	if (problem !== null) return problem;
	return takenBy("slug", await platform.organizations.findBySlug(slug), organizationId);
}

async function checkDomain(
	{ platform, rules }: PlatformScope,
	text: string,
	{ organizationId }: Asked,
): Promise<AddressCheck> {
	const domain = normaliseDomain(text);
	const problem = domainProblem(rules, domain);
	if (domain === null || problem !== null) return { canonical: domain, problem, free: null };
	const holder = await platform.organizations.findByDomain(domain);
	return { canonical: domain, problem: takenBy("domain", holder, organizationId), free: null };
}
