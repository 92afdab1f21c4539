import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/**
 * Where card payments of an organization go, those that were begun, and which messages of the provider were heard.
 * Who pays is a number and no reference, like in the ledger: sign-ups come and go, and what was paid stays.
 */
export const cardPayments: Migration = {
	name: "0104-card-payments",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table card_accounts (
			organization_id integer primary key references organizations (id) on delete cascade,
			account text not null,
			is_ready integer not null default 0,
			is_on integer not null default 1,
			looked_at text not null
		)${end}`,
		"create index card_accounts_by_account on card_accounts (account)",
		`create table card_payments (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			sign_up_id integer not null,
			season_id integer,
			amount integer not null check (amount between 1 and 1000000000),
			currency text not null,
			session text not null,
			ends_at text not null,
			intent text,
			fee integer,
			created_at text not null,
			${ownKey}
		)${end}`,
		"create index card_payments_by_sign_up on card_payments (organization_id, sign_up_id)",
		"create index card_payments_by_intent on card_payments (organization_id, intent)",
		`create table card_events (
			organization_id integer not null references organizations (id) on delete cascade,
			message text not null,
			heard_at text not null,
			primary key (organization_id, message)
		)${end}`,
		...(dialect === "postgres"
			? ["card_accounts", "card_payments", "card_events"].flatMap(wall)
			: []),
	],
};
