import { defaultNavigation, type NavItem } from "#domain/page/navigation.ts";
import { addressOf } from "#domain/page/site-page.ts";
import type { Scope } from "../scope.ts";

/** The links of an organization that chose none (rule `twelve-links-or-home`). */
export async function usualNavigation({
	organization,
	store,
	now,
}: Pick<Scope, "organization" | "store" | "now">): Promise<readonly NavItem[]> {
	const { hasFullNavigation, hasGrowingNavigation } = organization;
	if (hasFullNavigation || !hasGrowingNavigation) return defaultNavigation(organization);
	const [parts, written] = await Promise.all([
		store.navigation.listFilled(now),
		store.pages.listShown(),
	]);
	const filled = new Set([...parts, ...written.map(addressOf)]);
	return defaultNavigation(organization, (path) => filled.has(path));
}
