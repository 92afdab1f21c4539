import {
	type ClaimState,
	type DomainClaim,
	expiresAt,
	releaseAt,
	stateOf,
} from "#domain/organization/domain-claim.ts";
import {
	type CheckedRecord,
	type DomainTarget,
	recordsFor,
	type Wanted,
} from "#domain/organization/domain-records.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { managedOrganization } from "../organization/managed-organization.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { Refusal } from "../refusals.ts";

/** How far an organization is with a domain of its own. */
export type DomainConnection = {
	/** Unproved: a super administrator entered the domain, and it serves by its name alone. */
	state: "none" | "unproved" | ClaimState;
	/** The domain that is claimed or proved, else the one the site is served at. */
	domain: string | null;
	/** Where the site is now. */
	served: string | null;
	siteUrl: string;
	slugUrl: string | null;
	target: DomainTarget | null;
	startedAt: string | null;
	expiresAt: string | null;
	verifiedAt: string | null;
	checkedAt: string | null;
	failingSince: string | null;
	releaseAt: string | null;
	records: CheckedRecord[];
};

type Asked = { organizationId: number };

export async function viewDomain(scope: PlatformScope, asked: Asked): Promise<DomainConnection> {
	const organization = await managedOrganization(scope, asked.organizationId);
	return connectionOf(scope, organization);
}

export async function connectionOf(
	{ platform, domains, now }: PlatformScope,
	organization: Organization,
): Promise<DomainConnection> {
	const { domain: served, slug } = organization;
	const claim = await platform.domainClaims.find(organization.id);
	const target = await domains.target();
	return {
		...(claim === undefined ? withoutClaim(served) : withClaim(claim, now)),
		records: claim === undefined ? [] : await knownRecords({ domains }, claim, target),
		served,
		siteUrl: domains.addressOf(organization),
		slugUrl: slug === null ? null : domains.addressOf({ domain: null, slug }),
		target,
	};
}

function withoutClaim(served: string | null) {
	return {
		state: served === null ? ("none" as const) : ("unproved" as const),
		domain: served,
		startedAt: null,
		expiresAt: null,
		verifiedAt: null,
		checkedAt: null,
		failingSince: null,
		releaseAt: null,
	};
}

function withClaim(claim: DomainClaim, now: Date) {
	const { domain, startedAt, verifiedAt, checkedAt, failingSince } = claim;
	return {
		state: stateOf(claim, now),
		domain,
		startedAt,
		verifiedAt,
		checkedAt,
		failingSince,
		expiresAt: verifiedAt === null ? expiresAt(claim) : null,
		releaseAt: releaseAt(claim),
	};
}

/** As they were found by the latest check; unknown before the first one. */
async function knownRecords(
	{ domains }: Pick<PlatformScope, "domains">,
	claim: DomainClaim,
	target: DomainTarget | null,
): Promise<CheckedRecord[]> {
	if (claim.records.length > 0 || target === null) return claim.records;
	return recordsFor(wantedOf(domains, claim, target)).map((record) => ({
		...record,
		state: "unknown",
		found: [],
	}));
}

export function wantedOf(
	{ zoneOf }: PlatformScope["domains"],
	{ domain, token }: Pick<DomainClaim, "domain" | "token">,
	target: DomainTarget,
): Wanted {
	return { domain, zone: zoneOf(domain), token, target };
}

/** On a machine that only knows itself no domain can be connected. */
export function reachable(target: DomainTarget | null): DomainTarget {
	if (target !== null) return target;
	throw new Refusal(
		"conflict",
		"Domains cannot be connected here yet. Please ask whoever runs this server (the settings are in docs/deploy.md).",
	);
}
