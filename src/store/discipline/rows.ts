import type { Flag } from "../flag.ts";

export type SuspensionRow = {
	id: number;
	organization_id: number;
	entry_id: number;
	player_id: number;
	game_id: number | null;
	starts_on: string;
	games: number;
	note: string | null;
	decided_by: string | null;
	decided_at: string;
};

export type GamePlayerRow = {
	organization_id: number;
	game_id: number;
	player_id: number;
	side: "home" | "away";
	is_here: Flag | null;
	is_starter: Flag;
	number: string | null;
	is_guest: Flag;
	is_star: Flag;
};
