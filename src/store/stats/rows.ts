import type { Generated } from "kysely";
import type { Phase, PhaseAsked } from "#domain/season/phase.ts";

export type PlayerSeasonTotalsRow = {
	organization_id: number;
	player_id: number;
	entry_id: number;
	season_id: number;
	phase: Generated<Phase>;
	games: number;
	points: number;
	threes: number;
	totals: string;
};

export type LeaderboardTotalRow = {
	organization_id: number;
	board: "points" | "threes" | "team_wins";
	holder_id: number;
	phase: Generated<PhaseAsked>;
	value: number;
};

export type HeadlineTotalRow = {
	organization_id: number;
	stat_id: number;
	player_id: number;
	phase: Generated<PhaseAsked>;
	value: number;
};

export type StatBestRow = {
	organization_id: number;
	player_id: number;
	entry_id: number;
	sport_id: number;
	stat_id: number;
	season_id: number;
	phase: Generated<Phase>;
	game_id: number;
	most: number;
	total: number;
};
