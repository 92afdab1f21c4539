import type { Language } from "#domain/language/language.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { SiteFrame } from "./site-frame.ts";

/**
 * The one address of a path for search engines: on the custom domain where there is one, never of the
 * Host header. The home page is "/hoops" or "/fr" below a path, and "/" on a domain.
 */
export function addressIn(
	frame: Pick<SiteFrame, "siteUrlOf">,
	organization: Organization,
	language: Language,
	path: string,
): string {
	const siteUrl = frame.siteUrlOf(organization, language);
	const isBelow = organization.domain === null || language !== organization.language;
	return path === "/" && isBelow ? siteUrl : siteUrl + path;
}
