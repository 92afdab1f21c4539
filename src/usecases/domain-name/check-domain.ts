import {
	afterCheck,
	type DomainCheck,
	type DomainClaim,
	stateOf,
} from "#domain/organization/domain-claim.ts";
import { checkRecords } from "#domain/organization/domain-records.ts";
import type { NewAuditEntry } from "#store/audit/audit.ts";
import type { PlatformNouns } from "#store/platform/platform.ts";
import { auditEntry } from "../audit/audit.ts";
import { managedOrganization } from "../organization/managed-organization.ts";
import { takenBy } from "../organization/organization-fields.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { found, Refusal } from "../refusals.ts";
import { connectionOf, type DomainConnection, reachable, wantedOf } from "./domain-connection.ts";

/** What a check needs of a scope; the daily check has no viewer. */
export type CheckScope = Pick<PlatformScope, "platform" | "domains" | "now" | "viewer">;

/** Within this time the name system would give the same answer again. */
const freshMs = 2000;

/** Looks whether what was to be entered at the registrar is there, and connects the domain if so. */
export async function checkDomain(
	scope: PlatformScope,
	{ organizationId }: { organizationId: number },
): Promise<DomainConnection> {
	const organization = await managedOrganization(scope, organizationId);
	const { platform, now } = scope;
	const claim = found(await platform.domainClaims.find(organizationId), noClaim);
	const age = claim.checkedAt === null ? freshMs : now.getTime() - Date.parse(claim.checkedAt);
	const isOpen = stateOf(claim, now) !== "expired";
	const isDue = isOpen && age >= freshMs;
	// Of a hundred who ask at once one asks the name system, whose servers are somebody else's.
	const isOurs = isDue && (await platform.domainClaims.take(claim, now.toISOString()));
	if (isOurs) await lookAt(scope, claim);
	const after = await platform.organizations.find(organizationId);
	return connectionOf(scope, after ?? organization);
}

/** Makes one check and stores its result. */
export async function lookAt(scope: CheckScope, claim: DomainClaim): Promise<DomainCheck["event"]> {
	const { domains, platform, now } = scope;
	const wanted = wantedOf(domains, claim, reachable(await domains.target()));
	const records = checkRecords(wanted, await domains.lookUp(wanted)).map((record) => ({
		...record,
		found: record.found.map(domains.shown),
	}));
	const outcome = afterCheck(claim, records, now);
	if (outcome.event === null) {
		await platform.domainClaims.keepRecords(outcome.claim);
		return null;
	}
	return platform.transaction(async (inside) => {
		const current = await inside.platform.domainClaims.find(claim.organizationId);
		// Disconnected or begun anew while the name system was asked.
		if (current?.token !== claim.token) return null;
		const { claim: next, event } = afterCheck(current, records, now);
		await keep(scope, inside.platform, next, event);
		return event;
	});
}

async function keep(
	scope: CheckScope,
	platform: PlatformNouns,
	claim: DomainClaim,
	event: DomainCheck["event"],
): Promise<void> {
	const { organizationId } = claim;
	if (event === "verify") await connect(platform, claim);
	if (event === "release") await letGo(platform, claim);
	else await platform.domainClaims.save(claim);
	if (event === null) return;
	await platform.addToAudit(organizationId, entryOf(scope, claim, event));
}

/** In the audit the daily check has a name like everybody else. */
function entryOf(
	scope: CheckScope,
	{ organizationId: id, domain }: DomainClaim,
	event: NonNullable<DomainCheck["event"]>,
): NewAuditEntry {
	const entry = auditEntry(scope, { action: `domain.${event}`, id, after: { name: domain } });
	return { ...entry, username: entry.username ?? "The daily check" };
}

/** Of two who have the proof it is the first's. */
async function connect(
	platform: PlatformNouns,
	{ organizationId, domain }: DomainClaim,
): Promise<void> {
	const holder = await platform.organizations.findByDomain(domain);
	const taken = takenBy("domain", holder, organizationId);
	if (taken !== null) throw new Refusal("conflict", taken);
	await platform.organizations.change(organizationId, { domain });
}

/** The site is at its slug again, and anybody may prove the domain. */
export async function letGo(
	platform: PlatformNouns,
	{ organizationId, domain }: DomainClaim,
): Promise<void> {
	const organization = await platform.organizations.find(organizationId);
	if (organization?.domain === domain) {
		await platform.organizations.change(organizationId, { domain: null });
	}
	await platform.domainClaims.remove(organizationId);
}

const noClaim = "No domain is being connected.";
