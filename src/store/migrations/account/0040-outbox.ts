import type { Migration } from "../../engine/migration.ts";

/**
 * What is to be told to people by mail, written in the transaction that causes it (decision 30). It is the
 * platform's, as accounts are, and stays behind in a backup: what was restored is not sent again.
 */
export const outbox: Migration = {
	name: "0040-outbox",
	up: ({ end }) => [
		`create table outbox (
			letter_id text primary key,
			organization_id integer references organizations (id) on delete cascade,
			user_id integer references users (id) on delete cascade,
			cause text not null unique,
			kind text not null,
			address text not null,
			language text not null,
			told text not null,
			state text not null default 'waiting'
				check (state in ('waiting', 'sent', 'refused', 'given up', 'no server', 'taken back')),
			due_at text not null,
			tries integer not null default 0,
			claimed_until text,
			answer text,
			link_until text,
			created_at text not null,
			ended_at text
		)${end}`,
		"create index outbox_by_due on outbox (state, due_at)",
		"create index outbox_by_organization on outbox (organization_id, created_at)",
		"create index outbox_by_user on outbox (user_id)",
	],
};
