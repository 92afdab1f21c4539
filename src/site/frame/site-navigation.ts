import type { Organization } from "#domain/organization/organization.ts";
import type { NavItem } from "#domain/page/navigation.ts";
import { viewNavigation } from "#usecases/page/navigation.ts";
import type { Scope } from "#usecases/scope.ts";

/** Any write makes the directory forget an organization, and its navigation bar with it. */
const known = new WeakMap<Organization, Promise<readonly NavItem[]>>();

/** The links of the bar, read once for an organization as it was read, not for each of its pages. */
export function navigationOf(scope: Scope): Promise<readonly NavItem[]> {
	const { organization } = scope;
	const before = known.get(organization);
	if (before !== undefined) return before;
	const asked = viewNavigation(scope).catch((error: unknown) => {
		known.delete(organization);
		throw error;
	});
	known.set(organization, asked);
	return asked;
}
