import type { TokenScope } from "#domain/token/token.ts";

export type ApiTokenRow = {
	id: number;
	organization_id: number;
	user_id: number;
	name: string;
	scope: TokenScope;
	token_hash: string;
	ending: string;
	created_at: string;
	expires_at: string;
	last_used_at: string | null;
};
