import type { Flag } from "../flag.ts";

export type ContactRow = {
	organization_id: number;
	player_id: number;
	address: string;
	is_guardians: Flag;
	guardian_name: string | null;
	ended_at: string | null;
};
