import type { Migration } from "../../engine/migration.ts";

const kinds = "kind in ('charge', 'payment', 'refund', 'waiver', 'correction')";
const moreKinds =
	"kind in ('charge', 'payment', 'refund', 'waiver', 'correction', 'fee', 'payout')";
const oneDebtor = "+ case when sign_up_id is null then 0 else 1 end = 1";
const oneOfMore = `+ case when sign_up_id is null then 0 else 1 end
				+ case when official_id is null then 0 else 1 end = 1`;
const withMethod = "(kind in ('payment', 'refund')) = (method is not null)";
const moreWithMethod = "(kind in ('payment', 'refund', 'payout')) = (method is not null)";
const lessening = "(kind in ('payment', 'waiver')) = (amount < 0)";
const moreLessening = "(kind in ('payment', 'waiver', 'fee')) = (amount < 0)";

/** What officials earn by a game, league by league, and their accounts in the books (rule `official-fees`). */
export const officialFees: Migration = {
	name: "0119-official-fees",
	up: ({ dialect }) => [
		"alter table fee_rules add column referee_fee integer not null default 0 check (referee_fee between 0 and 1000000000)",
		"alter table fee_rules add column scorer_fee integer not null default 0 check (scorer_fee between 0 and 1000000000)",
		"alter table ledger_entries add column official_id integer",
		"create index ledger_entries_by_official on ledger_entries (organization_id, official_id)",
		...(dialect === "postgres"
			? [
					`alter table ledger_entries
						drop constraint ledger_entries_kind_check,
						drop constraint ledger_entries_check,
						drop constraint ledger_entries_check1,
						drop constraint ledger_entries_check3,
						add constraint ledger_entries_kind_check check (${moreKinds}),
						add constraint ledger_entries_check check (
							case when team_id is null then 0 else 1 end
							+ case when player_id is null then 0 else 1 end
							${oneOfMore}),
						add constraint ledger_entries_check1 check (${moreWithMethod}),
						add constraint ledger_entries_check3 check (
							reverses is not null or kind = 'correction' or ${moreLessening})`,
				]
			: []),
	],
	remade: {
		ledger_entries: (statement) =>
			statement
				.replace(kinds, moreKinds)
				.replace(oneDebtor, oneOfMore)
				.replace(withMethod, moreWithMethod)
				.replace(lessening, moreLessening),
	},
};
