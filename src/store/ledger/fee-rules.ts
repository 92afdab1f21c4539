import type { Kysely } from "kysely";
import { type FeeRules, noFeeRules } from "#domain/ledger/fee-rules.ts";
import type { Tables } from "../tables.ts";

/** What leagues in seasons ask about money. */
export const feeRules = (organizationId: number, db: Kysely<Tables>) => ({
	async find(seasonLeagueId: number): Promise<FeeRules> {
		const row = await db
			.selectFrom("fee_rules")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("season_league_id", "=", seasonLeagueId)
			.executeTakeFirst();
		if (row === undefined) return noFeeRules;
		return {
			forfeitFine: row.forfeit_fine,
			barredFrom: row.barred_from,
			isPaidFirst: row.is_paid_first === 1,
		};
	},

	async save(seasonLeagueId: number, rule: FeeRules): Promise<void> {
		const rules = {
			forfeit_fine: rule.forfeitFine,
			barred_from: rule.barredFrom,
			is_paid_first: rule.isPaidFirst ? (1 as const) : (0 as const),
		};
		await db
			.insertInto("fee_rules")
			.values({ organization_id: organizationId, season_league_id: seasonLeagueId, ...rules })
			.onConflict((on) => on.columns(["organization_id", "season_league_id"]).doUpdateSet(rules))
			.execute();
	},
});
