import type { Generated } from "kysely";
import type { Flag } from "../flag.ts";

export type ScheduleRow = {
	id: number;
	organization_id: number;
	season_league_id: number;
	name: string;
	start_date: string;
	num_weeks: number;
	game_days: Generated<string>;
	is_same_slot: Generated<Flag>;
	time_slots: Generated<string>;
	weekly_time_slots: Generated<string>;
	rules: Generated<string>;
	is_published: Generated<Flag>;
	published_at: string | null;
	changed_at: string | null;
	run_token: string | null;
	run_started_at: string | null;
};
