import { nameKey } from "../text/name-key.ts";
import type { Organization } from "./organization.ts";

/** Organizations whose name, slug or domain contains every word, without regard to case and accents. */
export function searchOrganizations(
	organizations: readonly Organization[],
	text: string,
): Organization[] {
	const words = nameKey(text).split(" ").filter(Boolean);
	return organizations.filter(({ name, slug, domain }) => {
		const known = nameKey([name, slug, domain].filter(Boolean).join(" "));
		return words.every((word) => known.includes(word));
	});
}

/**
 * The address of a league's own website outside of this product, which its card opens instead of
 * the site here (decision A26). Null without one; anything but https is none.
 */
export function externalSite({
	isCustomSite,
	customPageUrl,
}: Pick<Organization, "isCustomSite" | "customPageUrl">): string | null {
	if (!isCustomSite || customPageUrl === null || !URL.canParse(customPageUrl)) return null;
	const { protocol, href } = new URL(customPageUrl);
	return protocol === "https:" ? href : null;
}
