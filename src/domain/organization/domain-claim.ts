import type { CheckedRecord } from "./domain-records.ts";

/** An organization's wish for a domain, and whether it has proved that the domain is its own. */
export type DomainClaim = {
	organizationId: number;
	domain: string;
	/** What has to stand at the domain, and nobody else knows. */
	token: string;
	startedAt: string;
	verifiedAt: string | null;
	/** Since when what was proved cannot be found any more. */
	failingSince: string | null;
	checkedAt: string | null;
	/** As they were found last. */
	records: CheckedRecord[];
};

export type ClaimState = "waiting" | "wrong" | "verified" | "lost" | "expired";

const dayMs = 24 * 60 * 60_000;
const daysToProve = 14;
export const daysOfGrace = 7;

export function stateOf(claim: DomainClaim, now: Date): ClaimState {
	if (claim.verifiedAt !== null) return claim.failingSince === null ? "verified" : "lost";
	if (now.toISOString() >= expiresAt(claim)) return "expired";
	const isWrong = claim.records.some(({ isNeeded, state }) => isNeeded && state === "wrong");
	return isWrong ? "wrong" : "waiting";
}

/** An unproved claim ends; it can be started again. */
export function expiresAt({ startedAt }: Pick<DomainClaim, "startedAt">): string {
	return daysAfter(startedAt, daysToProve);
}

/** When a domain that cannot be found any more is let go; until then nobody else can have it. */
export function releaseAt({ failingSince }: Pick<DomainClaim, "failingSince">): string | null {
	return failingSince === null ? null : daysAfter(failingSince, daysOfGrace);
}

/** What a check makes of a claim. */
export type DomainCheck = {
	claim: DomainClaim;
	/** What has happened with it, if anything has. */
	event: "verify" | "lose" | "return" | "release" | null;
};

/**
 * No answer is no loss: only what the name system says for certain counts, so that its own
 * disturbances take nobody's address away.
 */
export function afterCheck(before: DomainClaim, records: CheckedRecord[], now: Date): DomainCheck {
	const at = now.toISOString();
	const claim = { ...before, records, checkedAt: at };
	const needed = records.filter(({ isNeeded }) => isNeeded);
	if (needed.every(({ state }) => state === "found")) {
		if (claim.verifiedAt === null) return { claim: { ...claim, verifiedAt: at }, event: "verify" };
		const event = claim.failingSince === null ? null : "return";
		return { claim: { ...claim, failingSince: null }, event };
	}
	const isCertain = needed.some(({ state }) => state === "missing" || state === "wrong");
	if (claim.verifiedAt === null || !isCertain) return { claim, event: null };
	if (claim.failingSince === null) return { claim: { ...claim, failingSince: at }, event: "lose" };
	return { claim, event: at >= (releaseAt(claim) ?? at) ? "release" : null };
}

function daysAfter(instant: string, days: number): string {
	return new Date(Date.parse(instant) + days * dayMs).toISOString();
}
