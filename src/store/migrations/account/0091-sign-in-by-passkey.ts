import type { Migration } from "../../engine/migration.ts";

/**
 * Who signs in by a passkey alone is not known before it has signed (rule `passkeys-by-host`), so what is asked may be asked of
 * nobody yet. Challenges count for minutes; those of before are not carried over.
 */
export const signInByPasskey: Migration = {
	name: "0091-sign-in-by-passkey",
	up: ({ end }) => [
		"drop table passkey_challenges",
		`create table passkey_challenges (
			bound_to text primary key,
			user_id integer references users (id) on delete cascade,
			challenge text not null,
			expires_at text not null
		)${end}`,
	],
};
