import { isSuperAdmin } from "#domain/account/policy.ts";
import type { Account } from "#store/platform/accounts.ts";
import { auditEntry } from "../audit/audit.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { authorize, found } from "../refusals.ts";
import { noSuchOrganization, type OrganizationWithUsers, withUsers } from "./organizations.ts";

export type Joined = { account: Account; organization: OrganizationWithUsers };

/**
 * Puts a user into an organization. Whoever was in another one is signed out
 * (rule `moved-user-signed-out`).
 */
export async function joinOrganization(
	scope: PlatformScope,
	{ organizationId, userId }: { organizationId: number; userId: number },
): Promise<Joined> {
	authorize(isSuperAdmin(scope.viewer));
	return scope.platform.transaction(async ({ platform }) => {
		const { accounts, organizations, sessions, addToAudit } = platform;
		const organization = found(await organizations.find(organizationId), noSuchOrganization);
		const before = found(await accounts.find(userId), "User not found.");
		if (before.organizationId !== organizationId) {
			await accounts.change(userId, { organizationId });
			await sessions.removeOf(userId);
			const { username } = before;
			const leaves = auditEntry(scope, {
				action: "user.leave",
				id: userId,
				before: { username },
			});
			if (before.organizationId !== null) await addToAudit(before.organizationId, leaves);
			const joins = auditEntry(scope, { action: "user.join", id: userId, after: { username } });
			await addToAudit(organizationId, joins);
		}
		return {
			account: { ...before, organizationId },
			organization: await withUsers(platform, organization),
		};
	});
}
