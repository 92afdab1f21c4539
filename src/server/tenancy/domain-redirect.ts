import { belongsTo, type Viewer } from "#domain/account/user.ts";
import { languagePrefix } from "#domain/language/language.ts";
import { isRootHost } from "#domain/organization/address.ts";
import { originOf } from "../http/origins.ts";
import type { Services } from "../services.ts";
import type { Tenant } from "./tenancy.ts";

/**
 * The same page on the organization's own domain, for visitors who came by its slug; null where
 * they stay. A domain that cannot be found any more is no place to send anybody, and no domain ever
 * sends to a slug, so nobody is sent in a circle.
 */
export async function ownDomain(
	{ domains, settings }: Pick<Services, "domains" | "settings">,
	tenant: Tenant,
	{ search, viewer, staysUnderSlug }: { search: string; viewer: Viewer; staysUnderSlug: boolean },
): Promise<string | null> {
	if (tenant.kind !== "site" || tenant.address !== "slug" || staysUnderSlug) return null;
	const { organization, path, language } = tenant;
	const { id, domain } = organization;
	if (domain === null || isRootHost(domain, settings.rootDomain)) return null;
	// Members look at their site from the administration, which is here.
	if (belongsTo(viewer, id)) return null;
	if (!(await domains.isReachable(domain))) return null;
	const prefix = languagePrefix(language, organization);
	const inLanguage = prefix !== "" && path === "/" ? prefix : prefix + path;
	return originOf(settings, domain) + inLanguage + search;
}
