import type { Organization } from "#domain/organization/organization.ts";
import { canManageOrganization } from "#domain/user/policy.ts";
import { isMemberOf, type Viewer } from "#domain/user/user.ts";
import type { PlatformNouns } from "#store/platform.ts";
import { noSuchOrganization } from "./organizations.ts";
import { authorize, found } from "./refusals.ts";

type Asked = { viewer: Viewer; platform: Pick<PlatformNouns, "organizations"> };

/** An organization, for whoever manages it. Another one is as good as none. */
export async function managedOrganization(
	{ viewer, platform }: Asked,
	organizationId: number,
): Promise<Organization> {
	const own = isMemberOf(viewer, organizationId)
		? await platform.organizations.find(organizationId)
		: null;
	const organization = found(own, noSuchOrganization);
	authorize(canManageOrganization(viewer, organizationId));
	return organization;
}
