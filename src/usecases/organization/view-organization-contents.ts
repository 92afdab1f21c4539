import { isSuperAdmin } from "#domain/account/policy.ts";
import type { OrganizationContents } from "#store/platform/organization-contents.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { authorize, found } from "../refusals.ts";
import { noSuchOrganization } from "./organizations.ts";

export type { OrganizationContents };

/** How much there is in an organization: what goes with it when it is deleted. */
export async function viewOrganizationContents(
	{ viewer, platform }: PlatformScope,
	{ organizationId }: { organizationId: number },
): Promise<OrganizationContents> {
	authorize(isSuperAdmin(viewer));
	const { organizations } = platform;
	const { id } = found(await organizations.find(organizationId), noSuchOrganization);
	return organizations.countContents(id);
}
