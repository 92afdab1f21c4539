import type { Kysely, Selectable } from "kysely";
import { type FeeRules, noFeeRules } from "#domain/ledger/fee-rules.ts";
import type { Tables } from "../tables.ts";
import type { FeeRulesRow } from "./rows.ts";

/** What leagues in seasons ask about money. */
export const feeRules = (organizationId: number, db: Kysely<Tables>) => ({
	async find(seasonLeagueId: number): Promise<FeeRules> {
		const row = await db
			.selectFrom("fee_rules")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("season_league_id", "=", seasonLeagueId)
			.executeTakeFirst();
		return row === undefined ? noFeeRules : toRules(row);
	},

	/** By the id of the league in its season; those that ask nothing are absent. */
	async listByLeagues(seasonLeagueIds: readonly number[]): Promise<Map<number, FeeRules>> {
		if (seasonLeagueIds.length === 0) return new Map();
		const rows = await db
			.selectFrom("fee_rules")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("season_league_id", "in", seasonLeagueIds)
			.execute();
		return new Map(rows.map((row) => [row.season_league_id, toRules(row)]));
	},

	async save(seasonLeagueId: number, rule: FeeRules): Promise<void> {
		const rules = {
			forfeit_fine: rule.forfeitFine,
			barred_from: rule.barredFrom,
			is_paid_first: rule.isPaidFirst ? (1 as const) : (0 as const),
			referee_fee: rule.officialFees.referee,
			scorer_fee: rule.officialFees.scorer,
		};
		await db
			.insertInto("fee_rules")
			.values({ organization_id: organizationId, season_league_id: seasonLeagueId, ...rules })
			.onConflict((on) => on.columns(["organization_id", "season_league_id"]).doUpdateSet(rules))
			.execute();
	},
});

function toRules(row: Selectable<FeeRulesRow>): FeeRules {
	return {
		forfeitFine: row.forfeit_fine,
		barredFrom: row.barred_from,
		isPaidFirst: row.is_paid_first === 1,
		officialFees: { referee: row.referee_fee, scorer: row.scorer_fee },
	};
}
