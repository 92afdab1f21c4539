import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** What visitors wrote by a contact form. */
export const visitorsMessages: Migration = {
	name: "0044-messages",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table messages (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			name text not null,
			address text not null,
			text text not null,
			language text not null,
			state text not null default 'new' check (state in ('new', 'read', 'answered')),
			received_at text not null,
			${ownKey}
		)${end}`,
		"create index messages_by_time on messages (organization_id, received_at)",
		...(dialect === "postgres" ? wall("messages") : []),
	],
};
