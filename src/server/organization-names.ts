import { isRootHost, isSlug, normaliseDomain } from "#domain/organization/address.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { OrganizationNames } from "#usecases/platform-scope.ts";
import type { Services } from "./services.ts";

/** "nobody" without a name; undefined for a name nobody has. */
export type Named = Organization | "nobody" | undefined;

/**
 * The organization a query or a form names. A domain comes before a slug when both are given
 * (decision A11). The product's own host names nobody: the sign-in form sends the host it is on.
 */
export async function organizationNamed(
	{ settings, directory }: Pick<Services, "settings" | "directory">,
	{ domain, slug }: OrganizationNames,
): Promise<Named> {
	if (domain) {
		const host = normaliseDomain(domain);
		if (host === null) return undefined;
		if (!isRootHost(host, settings.rootDomain)) return directory.byDomain(host);
	}
	if (!slug) return "nobody";
	// What cannot be a slug is not looked for: PostgreSQL refuses text with a NUL.
	return isSlug(slug.toLowerCase()) ? directory.bySlug(slug.toLowerCase()) : undefined;
}
