import type { Generated } from "kysely";
import type { AssignmentState, OfficialJob } from "#domain/official/official.ts";

export type OfficialRow = {
	id: number;
	organization_id: number;
	name: string;
	/** These six are JSON. */
	jobs: string;
	days: string;
	dates_off: string;
	league_ids: string;
	venue_ids: string;
	not_team_ids: string;
	most_games: number;
	link_round: Generated<number>;
	is_named: Generated<number>;
};

export type GameOfficialRow = {
	organization_id: number;
	game_id: number;
	official_id: number;
	job: OfficialJob;
	state: AssignmentState;
};
