import type { Generated } from "kysely";
import type { EntryKind, Method } from "#domain/ledger/ledger.ts";
import type { Flag } from "../flag.ts";

export type FeeRulesRow = {
	organization_id: number;
	season_league_id: number;
	forfeit_fine: number;
	barred_from: number | null;
	is_paid_first: Generated<Flag>;
	referee_fee: Generated<number>;
	scorer_fee: Generated<number>;
};

export type ReminderRuleRow = {
	organization_id: number;
	days_before: number | null;
	every_days: number | null;
	/** The day of the organization on which somebody looked last whom to remind. */
	looked_on: string;
};

/** Of the three ids of a debtor two are null. */
export type FeeReminderRow = {
	id: number;
	organization_id: number;
	team_id: number | null;
	player_id: number | null;
	sign_up_id: number | null;
	day: string;
	/** It is not in the outbox yet. */
	is_waiting: Generated<Flag>;
};

/** Of the four ids of a debtor three are null. */
export type LedgerEntryRow = {
	id: number;
	organization_id: number;
	team_id: number | null;
	player_id: number | null;
	sign_up_id: number | null;
	official_id: number | null;
	kind: EntryKind;
	amount: number;
	day: string;
	due: string | null;
	method: Method | null;
	season_id: number | null;
	why: string;
	/** What a team was called then. */
	called: string | null;
	reverses: number | null;
	/** What made it, where nobody did: another entry of the same is not made. */
	source: string | null;
	user_id: number | null;
	username: string | null;
	written_at: string;
};
