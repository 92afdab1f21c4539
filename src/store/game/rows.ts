import type { Generated } from "kysely";
import type { Flag } from "../flag.ts";

export type GameRow = {
	id: number;
	organization_id: number;
	season_league_id: number;
	schedule_id: number | null;
	week_index: number | null;
	home_entry_id: number;
	away_entry_id: number;
	date: string | null;
	time: string | null;
	location: string | null;
	video_url: string | null;
	status: Generated<
		"scheduled" | "in_progress" | "completed" | "postponed" | "cancelled" | "forfeit"
	>;
	/** Of a game that both gave up, the home side. */
	forfeited_by: "home" | "away" | null;
	both_forfeited: Generated<Flag>;
	home_score: number | null;
	away_score: number | null;
	external_id: string | null;
	created_by: number | null;
	revision: Generated<number>;
	revised_at: string | null;
	/** What it is played in after the regular season; null for a game of that. */
	stage_id: Generated<number | null>;
};

export type PeriodScoreRow = {
	organization_id: number;
	game_id: number;
	period_id: number;
	home_score: number | null;
	away_score: number | null;
};

export type StatLineRow = {
	organization_id: number;
	game_id: number;
	player_id: number;
	entry_id: number;
	is_starter: Generated<Flag>;
	seconds: number | null;
};

export type PlayerGameStatRow = {
	organization_id: number;
	game_id: number;
	player_id: number;
	stat_id: number;
	value: number;
};

export type PlayRow = {
	id: number;
	organization_id: number;
	game_id: number;
	/** The id that a phone gave the play. */
	play_key: string;
	version: number;
	is_struck: Flag;
	period_id: number;
	place: number;
	second: number | null;
	kind: "stat" | "points" | "starts" | "comesIn" | "goesOut" | "timeOut" | "periodEnds";
	side: "home" | "away" | null;
	player_id: number | null;
	stat_id: number | null;
	points: number | null;
	noted_by: string | null;
	noted_at: string;
};

export type GameClockRow = {
	organization_id: number;
	game_id: number;
	/** The device that holds the pen. */
	holder: string;
	said_by: string | null;
	elapsed_ms: number;
	is_running: Flag;
	said_at: string;
};

/** A box score that is written soon: its lines as JSON. */
export type LinesToWriteRow = {
	organization_id: number;
	game_id: number;
	lines: string;
};
