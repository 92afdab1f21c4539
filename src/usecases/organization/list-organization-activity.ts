import { isSuperAdmin } from "#domain/account/policy.ts";
import { type ClaimState, stateOf } from "#domain/organization/domain-claim.ts";
import type { OrganizationActivity } from "#store/platform/organization-activity.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { authorize } from "../refusals.ts";

export type ActiveOrganization = OrganizationActivity & {
	/** How it stands with the domain it has claimed; null without a claim. */
	domainState: ClaimState | null;
};

/** How much each organization is in use, for whoever runs the platform. */
export async function listOrganizationActivity(
	scope: PlatformScope,
): Promise<ActiveOrganization[]> {
	const { viewer, platform, now } = scope;
	authorize(isSuperAdmin(viewer));
	const claims = new Map(
		(await platform.domainClaims.list()).map((claim) => [claim.organizationId, claim]),
	);
	return (await platform.organizations.listActivity()).map((activity) => {
		const claim = claims.get(activity.organizationId);
		return { ...activity, domainState: claim === undefined ? null : stateOf(claim, now) };
	});
}
