import { isSuperAdmin } from "#domain/account/policy.ts";
import { platformOrganizationId } from "#domain/organization/organization.ts";
import { auditEntry } from "../audit/audit.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import { noSuchOrganization } from "./organizations.ts";

/**
 * Removes an organization with everything in it, for good. Its people are signed out and stay, as
 * users without an organization.
 */
export async function removeOrganization(
	scope: PlatformScope,
	{ organizationId }: { organizationId: number },
): Promise<void> {
	authorize(isSuperAdmin(scope.viewer));
	await scope.platform.transaction(async ({ platform }) => {
		const before = found(await platform.organizations.find(organizationId), noSuchOrganization);
		mustNotBeOurs(scope, organizationId);
		await platform.sessions.removeOfOrganization(organizationId);
		await platform.organizations.remove(organizationId);
		// Its own audit is deleted with it.
		await platform.addToAudit(
			null,
			auditEntry(scope, { action: "organization.delete", id: organizationId, before }),
		);
	});
}

function mustNotBeOurs({ viewer, organization }: PlatformScope, id: number): void {
	if (id === platformOrganizationId) {
		throw new Refusal("forbidden", "The platform's own organization cannot be deleted.");
	}
	const isOwn = viewer.kind === "member" && viewer.organizationId === id;
	if (isOwn || organization?.id === id) {
		throw new Refusal(
			"forbidden",
			"You are working in this organization. Stop acting for it before you delete it.",
		);
	}
}
