import type { Organization } from "./organization.ts";

/**
 * The address of a league's own website outside of this product, which its card opens instead of
 * the site here. Null without one; anything but https is none.
 */
export function externalSite({
	isCustomSite,
	customPageUrl,
}: Pick<Organization, "isCustomSite" | "customPageUrl">): string | null {
	if (!isCustomSite || customPageUrl === null || !URL.canParse(customPageUrl)) return null;
	const { protocol, href } = new URL(customPageUrl);
	return protocol === "https:" ? href : null;
}
