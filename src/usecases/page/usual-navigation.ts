import type { Organization } from "#domain/organization/organization.ts";
import { defaultNavigation, type NavItem } from "#domain/page/navigation.ts";
import { addressOf } from "#domain/page/site-page.ts";
import type { Store } from "#store/store.ts";

/** The links of an organization that chose none (rule `twelve-links-or-home`). */
export async function usualNavigation(
	organization: Organization,
	{ navigation, pages }: Store,
): Promise<readonly NavItem[]> {
	const { hasFullNavigation, hasGrowingNavigation } = organization;
	if (hasFullNavigation || !hasGrowingNavigation) return defaultNavigation(organization);
	const [parts, written] = await Promise.all([navigation.listFilled(), pages.listShown()]);
	const filled = new Set([...parts, ...written.map(addressOf)]);
	return defaultNavigation(organization, (path) => filled.has(path));
}
