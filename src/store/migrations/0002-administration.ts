import type { Migration } from "../engine/migration.ts";

/**
 * What writing through the API needs beside the model: who made a league, when a password given by
 * somebody else ends, what was deleted and can come back, which requests were carried out already,
 * and who has guessed passwords.
 */
export const administration: Migration = {
	name: "0002-administration",
	up: ({ identity, end, dialect }) => [
		"alter table leagues add column created_by integer references users (id) on delete set null",
		"alter table users add column password_expires_at text",
		// Names in their compared form sort by code point, in whatever language the database is.
		...(dialect === "postgres"
			? ['alter table players alter column name_key type text collate "C"']
			: []),
		// The name stays when the user is deleted.
		"alter table audit_log add column username text",
		`create table trash (
			id ${identity},
			organization_id integer not null references organizations (id) on delete cascade,
			kind text not null,
			subject_id integer not null,
			label text not null,
			images text not null,
			deleted_by integer references users (id) on delete set null,
			deleted_at text not null,
			unique (organization_id, id)
		)${end}`,
		`create table idempotency_keys (
			user_id integer not null references users (id) on delete cascade,
			key text not null,
			request_hash text not null,
			try_token text not null,
			status integer,
			answer text,
			created_at text not null,
			primary key (user_id, key)
		)${end}`,
		"create index idempotency_keys_by_age on idempotency_keys (created_at)",
		`create table sign_in_attempts (
			key text primary key,
			points integer not null,
			expires_at text
		)${end}`,
	],
};
