import type { Selectable } from "kysely";
import type { DomainClaim } from "#domain/organization/domain-claim.ts";
import { type Connection, noOrganization } from "../engine/database.ts";
import type { DomainClaimRow } from "./rows.ts";

/** A domain that was proved and is served, and whether it can still be found. */
export type ProvedDomain = { domain: string; isFailing: boolean };

export const domainClaims = ({ db, committed }: Connection) => ({
	async find(organizationId: number): Promise<DomainClaim | undefined> {
		const row = await db
			.selectFrom("domain_claims")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.executeTakeFirst();
		return row && toClaim(row);
	},

	async list(): Promise<DomainClaim[]> {
		return (await db.selectFrom("domain_claims").selectAll().execute()).map(toClaim);
	},

	async listProved(): Promise<ProvedDomain[]> {
		const rows = await db
			.selectFrom("domain_claims as c")
			.innerJoin("organizations as o", (join) =>
				join.onRef("o.id", "=", "c.organization_id").onRef("o.domain", "=", "c.domain"),
			)
			.select(["c.domain", "c.failing_since"])
			.where("c.verified_at", "is not", null)
			.execute();
		return rows.map((row) => ({ domain: row.domain, isFailing: row.failing_since !== null }));
	},

	/** Proved claims that were not looked at since; the longest waiting first. */
	async listDue(
		asked: { checkedBefore: string; failingBefore: string; andCheckedBefore: string },
		most: number,
	): Promise<DomainClaim[]> {
		const rows = await db
			.selectFrom("domain_claims")
			.selectAll()
			.where("verified_at", "is not", null)
			.where((where) =>
				where.or([
					where("checked_at", "<", asked.checkedBefore),
					where.and([
						where("failing_since", "<", asked.failingBefore),
						where("checked_at", "<", asked.andCheckedBefore),
					]),
				]),
			)
			.orderBy("checked_at")
			.limit(most)
			.execute();
		return rows.map(toClaim);
	},

	/** Lets one process check a claim when several want to. */
	async take({ organizationId, checkedAt }: DomainClaim, now: string): Promise<boolean> {
		const taken = await db
			.updateTable("domain_claims")
			.set({ checked_at: now })
			.where("organization_id", "=", organizationId)
			.where("checked_at", checkedAt === null ? "is" : "=", checkedAt)
			.executeTakeFirst();
		return taken.numUpdatedRows > 0n;
	},

	/** The claim of its organization becomes this one. */
	async save(claim: DomainClaim): Promise<void> {
		const { organization_id, ...columns } = toColumns(claim);
		await db
			.insertInto("domain_claims")
			.values({ organization_id, ...columns })
			.onConflict((conflict) => conflict.column("organization_id").doUpdateSet(columns))
			.execute();
		committed(claim.organizationId);
		committed(noOrganization);
	},

	/** What was found, when nothing has come of it; no page shows that. */
	async keepRecords({ organizationId, token, records, checkedAt }: DomainClaim): Promise<void> {
		await db
			.updateTable("domain_claims")
			.set({ records: JSON.stringify(records), checked_at: checkedAt })
			.where("organization_id", "=", organizationId)
			.where("token", "=", token)
			.execute();
	},

	async remove(organizationId: number): Promise<void> {
		await db.deleteFrom("domain_claims").where("organization_id", "=", organizationId).execute();
		committed(organizationId);
		committed(noOrganization);
	},
});

function toColumns(claim: DomainClaim) {
	return {
		organization_id: claim.organizationId,
		domain: claim.domain,
		token: claim.token,
		started_at: claim.startedAt,
		verified_at: claim.verifiedAt,
		failing_since: claim.failingSince,
		checked_at: claim.checkedAt,
		records: JSON.stringify(claim.records),
	};
}

function toClaim(row: Selectable<DomainClaimRow>): DomainClaim {
	return {
		organizationId: row.organization_id,
		domain: row.domain,
		token: row.token,
		startedAt: row.started_at,
		verifiedAt: row.verified_at,
		failingSince: row.failing_since,
		checkedAt: row.checked_at,
		records: JSON.parse(row.records) as DomainClaim["records"],
	};
}
