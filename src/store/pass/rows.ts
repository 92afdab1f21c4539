import type { PassJob } from "#domain/pass/pass.ts";

export type PassRow = {
	id: number;
	organization_id: number;
	game_id: number;
	job: PassJob;
	secret_hash: string;
	created_by: string | null;
	created_at: string;
	used_by: string | null;
	used_at: string | null;
};
