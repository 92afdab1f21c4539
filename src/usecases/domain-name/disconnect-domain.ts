import { auditEntry } from "../audit/audit.ts";
import { managedOrganization } from "../organization/managed-organization.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { found, Refusal } from "../refusals.ts";
import { letGo } from "./check-domain.ts";
import { connectionOf, type DomainConnection } from "./domain-connection.ts";

/** Gives a domain up, proved or only tried for. What a super administrator entered stays until then. */
export async function disconnectDomain(
	scope: PlatformScope,
	{ organizationId }: { organizationId: number },
): Promise<DomainConnection> {
	const organization = await managedOrganization(scope, organizationId);
	await scope.platform.transaction(async ({ platform }) => {
		const claim = found(
			await platform.domainClaims.find(organizationId),
			"No domain is being connected.",
		);
		const before = await platform.organizations.find(organizationId);
		const isServed = claim.verifiedAt !== null && before?.domain === claim.domain;
		if (isServed && organization.slug === null) {
			throw new Refusal(
				"conflict",
				"Without a domain your site would have no address. Please ask the platform's administrator for a slug first.",
			);
		}
		if (claim.verifiedAt === null) await platform.domainClaims.remove(organizationId);
		else await letGo(platform, claim);
		await platform.addToAudit(
			organizationId,
			auditEntry(scope, {
				action: "domain.disconnect",
				id: organizationId,
				before: { name: claim.domain },
			}),
		);
	});
	const after = await scope.platform.organizations.find(organizationId);
	return connectionOf(scope, after ?? organization);
}
