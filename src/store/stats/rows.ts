import type { Generated } from "kysely";
import type { Phase, PhaseAsked } from "#domain/season/phase.ts";
import type { StreakKind } from "#domain/stats/ranking/team-streaks.ts";

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
	streak: Generated<number>;
	streak_since: string | null;
	streak_until: string | null;
};

export type TeamStreakRow = {
	organization_id: number;
	entry_id: number;
	season_id: number;
	sport_id: number;
	phase: PhaseAsked;
	kind: StreakKind;
	length: number;
	since: string | null;
	until: string | null;
};

export type GameSumRow = {
	organization_id: number;
	game_id: number;
	entry_id: number;
	totals: string;
};
