import { type Sentence, say } from "#domain/language/say.ts";
import { normaliseDomain } from "#domain/organization/address.ts";
import type { DomainClaim } from "#domain/organization/domain-claim.ts";
import { auditEntry } from "../audit/audit.ts";
import { managedOrganization } from "../organization/managed-organization.ts";
import { domainProblem, takenBy } from "../organization/organization-fields.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { invalid, Refusal } from "../refusals.ts";
import { connectionOf, type DomainConnection, reachable } from "./domain-connection.ts";

/**
 * Begins to connect a domain: answers what has to be entered at the registrar. Nothing about where
 * the site is changes before that was found.
 */
export async function claimDomain(
	scope: PlatformScope,
	{ organizationId, domain: text }: { organizationId: number; domain: string },
): Promise<DomainConnection> {
	const organization = await managedOrganization(scope, organizationId);
	const { platform, rules, domains, attempts } = scope;
	const domain = normaliseDomain(text);
	const problem = domainProblem(rules, domain);
	if (domain === null || problem !== null) throw invalid("domain", problem ?? "");
	if (!domains.isPublic(domain)) throw invalid("domain", notPublic);
	reachable(await domains.target());
	await attempts.claim(organizationId);
	await platform.transaction(async ({ platform }) => {
		const before = await platform.domainClaims.find(organizationId);
		if (before !== undefined && before.verifiedAt !== null) {
			if (before.domain === domain) return;
			throw inUse(say`Disconnect ${before.domain} first.`);
		}
		const holder = await platform.organizations.findByDomain(domain);
		const taken = takenBy("domain", holder, organizationId);
		if (taken !== null) throw inUse(taken);
		await platform.domainClaims.save(startedAnew(scope, { organizationId, domain }, before));
		await platform.addToAudit(
			organizationId,
			auditEntry(scope, { action: "domain.claim", id: organizationId, after: { name: domain } }),
		);
	});
	return connectionOf(scope, organization);
}

const notPublic =
	"Only a domain of the public internet can be connected, such as one you have bought.";

/** The same domain keeps its proof, which may stand at the registrar already. */
function startedAnew(
	{ domains, now }: PlatformScope,
	{ organizationId, domain }: { organizationId: number; domain: string },
	before: DomainClaim | undefined,
): DomainClaim {
	const token = before?.domain === domain ? before.token : domains.makeToken();
	return {
		organizationId,
		domain,
		token,
		startedAt: now.toISOString(),
		verifiedAt: null,
		failingSince: null,
		// So that whoever claims anew asks the name system no sooner.
		checkedAt: before?.checkedAt ?? null,
		records: [],
	};
}

function inUse(sentence: Sentence): Refusal {
	return new Refusal("conflict", sentence, { fields: { domain: sentence } });
}
