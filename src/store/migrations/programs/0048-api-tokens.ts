import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** What programs of an organization sign in with; of the tokens themselves only hashes are kept. */
export const apiTokens: Migration = {
	name: "0048-api-tokens",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table api_tokens (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			user_id integer not null references users (id) on delete cascade,
			name text not null check (length(name) between 1 and 120),
			scope text not null check (scope in ('read', 'results', 'staff', 'org_owner')),
			token_hash text not null,
			ending text not null,
			created_at text not null,
			expires_at text not null,
			last_used_at text,
			${ownKey}
		)${end}`,
		"create index api_tokens_by_hash on api_tokens (token_hash)",
		"create index api_tokens_by_user on api_tokens (user_id)",
		...(dialect === "postgres" ? wall("api_tokens") : []),
	],
};
