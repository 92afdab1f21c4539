import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** Whom an organization reminds of what is owed, when by itself, and who was reminded. */
export const feeReminders: Migration = {
	name: "0105-fee-reminders",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table reminder_rules (
			organization_id integer primary key references organizations (id) on delete cascade,
			days_before integer check (days_before between 1 and 60),
			every_days integer check (every_days between 1 and 60),
			looked_on text not null
		)${end}`,
		`create table fee_reminders (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			team_id integer,
			player_id integer,
			sign_up_id integer,
			day text not null,
			is_waiting integer not null default 1,
			${ownKey}
		)${end}`,
		"create index fee_reminders_waiting on fee_reminders (organization_id) where is_waiting = 1",
		...(dialect === "postgres" ? ["reminder_rules", "fee_reminders"].flatMap(wall) : []),
	],
};
