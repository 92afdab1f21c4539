import { canManageOrganization } from "#domain/account/policy.ts";
import { belongsTo, type Viewer } from "#domain/account/user.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { PlatformNouns } from "#store/platform/platform.ts";
import { authorize, found } from "../refusals.ts";
import { noSuchOrganization } from "./organizations.ts";

type Asked = { viewer: Viewer; platform: Pick<PlatformNouns, "organizations"> };

/** An organization that the viewer manages; any other is answered like a missing one. */
export async function managedOrganization(
	{ viewer, platform }: Asked,
	organizationId: number,
): Promise<Organization> {
	const own = belongsTo(viewer, organizationId)
		? await platform.organizations.find(organizationId)
		: null;
	const organization = found(own, noSuchOrganization);
	authorize(canManageOrganization(viewer, organizationId));
	return organization;
}
