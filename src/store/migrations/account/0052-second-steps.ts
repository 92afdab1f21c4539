import type { Migration } from "../../engine/migration.ts";

/**
 * The second step of signing in (rule `second-step`). It is the platform's, as accounts are, and travels with them. The
 * secret of one-time codes is sealed by the installation, and of recovery codes there is a hash.
 */
export const secondSteps: Migration = {
	name: "0052-second-steps",
	up: ({ end }) => [
		`create table second_steps (
			user_id integer primary key references users (id) on delete cascade,
			sealed_secret text not null,
			confirmed_at text,
			last_step integer not null default 0
		)${end}`,
		`create table recovery_codes (
			user_id integer not null references users (id) on delete cascade,
			code_hash text not null,
			primary key (user_id, code_hash)
		)${end}`,
	],
};
