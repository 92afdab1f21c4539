import type { Generated } from "kysely";
import type { Role } from "#domain/account/user.ts";
import type { Language } from "#domain/language/language.ts";
import type { LetterKind, LetterState } from "#domain/mail/letter.ts";
import type { Flag } from "../flag.ts";

export type OrganizationRow = {
	id: number;
	name: string;
	slug: string | null;
	domain: string | null;
	theme: Generated<string>;
	brand_color: string | null;
	look: Generated<string | null>;
	icon_url: Generated<string | null>;
	logo_url: string | null;
	custom_page_url: string | null;
	is_custom_site: Generated<Flag>;
	has_full_navigation: Generated<Flag>;
	has_growing_navigation: Generated<Flag>;
	owners_keep_deletion: Generated<Flag>;
	time_zone: Generated<string>;
	language: Generated<string>;
	/** JSON list of languages. */
	more_languages: Generated<string>;
	/** 12, 24, or as the language has it. */
	clock: Generated<number | null>;
	week_start: Generated<string | null>;
	heights: Generated<string | null>;
	currency: Generated<string>;
	league_locations: Generated<string>;
	social_links: Generated<string>;
	is_youth: Generated<Flag>;
	shows_full_names: Generated<Flag>;
	/** JSON; null where it writes as all do. */
	letters: Generated<string | null>;
	storage_megabytes: Generated<number | null>;
	created_at: string;
};

export type DomainClaimRow = {
	organization_id: number;
	domain: string;
	token: string;
	started_at: string;
	verified_at: string | null;
	failing_since: string | null;
	checked_at: string | null;
	records: Generated<string>;
};

export type UserRow = {
	id: number;
	organization_id: number | null;
	username: string;
	username_key: string;
	email: string | null;
	password_hash: string | null;
	must_change_password: Generated<Flag>;
	password_expires_at: string | null;
	role: Generated<Role>;
	domain: string | null;
	slug: string | null;
	theme: Generated<string>;
	language: Generated<Language | null>;
	logo_url: string | null;
	view_mode: Generated<string>;
	created_at: string;
};

export type SessionRow = {
	token_hash: string;
	user_id: number;
	host: string;
	created_at: string;
	last_seen_at: string;
	device: Generated<string>;
};

export type PasskeyRow = {
	user_id: number;
	credential_id: string;
	host: string;
	name: string;
	public_key: string;
	counter: number;
	transports: string;
	created_at: string;
	last_used_at: string | null;
};

export type OutboxRow = {
	/** Nobody guesses it: its link is made of it. */
	letter_id: string;
	/** Null for what is the platform's alone. */
	organization_id: number | null;
	user_id: number | null;
	/** Of a notice: the one it was written for; others may have joined it. */
	notice_id: string | null;
	cause: string;
	kind: LetterKind;
	address: string;
	language: Language;
	/** JSON. */
	told: string;
	state: Generated<LetterState>;
	due_at: string;
	tries: Generated<number>;
	/** Until when a process has it. */
	claimed_until: string | null;
	/** What the mail server said last. */
	answer: string | null;
	link_until: string | null;
	created_at: string;
	ended_at: string | null;
};

export type IdempotencyKeyRow = {
	user_id: number;
	key: string;
	request_hash: string;
	try_token: string;
	status: number | null;
	answer: string | null;
	created_at: string;
};
