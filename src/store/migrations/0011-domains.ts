import type { Migration } from "../engine/migration.ts";

/**
 * What an organization has to enter at its registrar to have a domain of its own, and whether it was
 * found there. Any number may try for a domain; one has proved it.
 */
export const domains: Migration = {
	name: "0011-domains",
	up: ({ end }) => [
		`create table domain_claims (
			organization_id integer primary key references organizations (id) on delete cascade,
			domain text not null,
			token text not null,
			started_at text not null,
			verified_at text,
			failing_since text,
			checked_at text,
			records text not null default '[]'
		)${end}`,
		"create unique index domain_claims_proved on domain_claims (domain) where verified_at is not null",
	],
};
