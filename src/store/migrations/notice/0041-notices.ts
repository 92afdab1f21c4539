import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/**
 * What happened as it is told to people, written in the transaction in which it happened. It stays behind in a
 * backup, as letters do: what was restored is not told again (decision 31).
 */
export const notices: Migration = {
	name: "0041-notices",
	up: ({ dialect, end }) => [
		`create table notices (
			organization_id integer not null references organizations (id) on delete cascade,
			notice_id text not null,
			kind text not null,
			happening text not null,
			state text not null default 'held' check (state in ('held', 'told', 'taken back')),
			held_until text not null,
			reached text not null default '',
			claimed_until text,
			by_mail integer not null default 0,
			by_push integer not null default 0,
			made_by text,
			created_at text not null,
			ended_at text,
			primary key (organization_id, notice_id)
		)${end}`,
		"create index notices_by_state on notices (state, held_until)",
		"create index notices_by_time on notices (organization_id, created_at)",
		...(dialect === "postgres" ? wall("notices") : []),
	],
};
