import type { Migration } from "../../engine/migration.ts";

/**
 * Passkeys as a second step (rule `second-step`): of each the public half, with the number of its last use. What a
 * browser was asked to sign is worth nothing elsewhere, so it stays behind. And what the platform asks of everybody.
 */
export const passkeys: Migration = {
	name: "0056-passkeys",
	up: ({ dialect, end }) => [
		`create table passkeys (
			user_id integer not null references users (id) on delete cascade,
			credential_id text not null,
			host text not null,
			name text not null check (length(name) between 1 and 120),
			public_key text not null,
			counter ${dialect === "postgres" ? "bigint" : "integer"} not null,
			transports text not null,
			created_at text not null,
			last_used_at text,
			primary key (user_id, credential_id)
		)${end}`,
		"create unique index passkeys_by_credential on passkeys (credential_id)",
		`create table passkey_challenges (
			bound_to text primary key,
			user_id integer not null references users (id) on delete cascade,
			challenge text not null,
			expires_at text not null
		)${end}`,
		`create table platform_settings (
			name text primary key,
			value text not null
		)${end}`,
	],
};
