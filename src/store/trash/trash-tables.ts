import { type TravellingTable, travelling } from "../tables.ts";

/** What can be thrown away as a whole. */
export type RowKind = Extract<Travelling, { trashedAs: string }>["trashedAs"];
type Travelling = (typeof travelling)[TravellingTable];

export const tableOf = Object.fromEntries(
	Object.entries(travelling).flatMap(([table, row]) =>
		"trashedAs" in row ? [[row.trashedAs, table]] : [],
	),
) as Record<RowKind, TravellingTable>;

/** A row as it stood, by column. */
export type Row = Record<string, unknown>;
export type Images = Partial<Record<TravellingTable, Row[]>>;

/**
 * What goes with a row: by which column of ours a row of the other table refers to it. Sums are not
 * kept: they are made again.
 */
export const dependents: Partial<Record<TravellingTable, Dependent[]>> = {
	seasons: [
		{ table: "season_leagues", by: { season_id: "id" } },
		{ table: "registrations", by: { season_id: "id" } },
	],
	leagues: [
		{ table: "season_leagues", by: { league_id: "id" } },
		{ table: "evenings", by: { league_id: "id" } },
	],
	teams: [
		{ table: "team_entries", by: { team_id: "id" } },
		{ table: "availabilities", by: { team_id: "id" } },
	],
	players: [
		{ table: "roster_spots", by: { player_id: "id" } },
		{ table: "stat_lines", by: { player_id: "id" } },
		{ table: "plays", by: { player_id: "id" } },
		{ table: "player_attribute_values", by: { player_id: "id" } },
		{ table: "contacts", by: { player_id: "id" } },
		{ table: "fee_reminders", by: { player_id: "id" } },
		{ table: "player_redirects", by: { player_id: "id" } },
		{ table: "honors", by: { player_id: "id" } },
		{ table: "game_players", by: { player_id: "id" } },
		{ table: "suspensions", by: { player_id: "id" } },
	],
	season_leagues: [
		{ table: "team_entries", by: { season_league_id: "id" } },
		{ table: "schedules", by: { season_league_id: "id" } },
		{ table: "games", by: { season_league_id: "id" } },
		{ table: "stages", by: { season_league_id: "id" } },
		{ table: "stage_leagues", by: { season_league_id: "id" } },
		{ table: "honors", by: { season_league_id: "id" } },
		{ table: "fee_rules", by: { season_league_id: "id" } },
		{ table: "discipline_rules", by: { season_league_id: "id" } },
	],
	team_entries: [
		{ table: "roster_spots", by: { entry_id: "id" } },
		{ table: "stat_lines", by: { entry_id: "id" } },
		{ table: "games", by: { home_entry_id: "id" } },
		{ table: "games", by: { away_entry_id: "id" } },
		{ table: "stage_seeds", by: { entry_id: "id" } },
		{ table: "honors", by: { entry_id: "id" } },
		{ table: "suspensions", by: { entry_id: "id" } },
	],
	schedules: [
		{ table: "games", by: { schedule_id: "id" } },
		{ table: "availabilities", by: { schedule_id: "id" } },
	],
	stages: [
		{ table: "stage_leagues", by: { stage_id: "id" } },
		{ table: "stage_seeds", by: { stage_id: "id" } },
		{ table: "stage_series", by: { stage_id: "id" } },
		{ table: "games", by: { stage_id: "id" } },
	],
	stage_series: [{ table: "stage_games", by: { series_id: "id" } }],
	games: [
		{ table: "game_galleries", by: { game_id: "id" } },
		{ table: "period_scores", by: { game_id: "id" } },
		{ table: "stat_lines", by: { game_id: "id" } },
		{ table: "plays", by: { game_id: "id" } },
		{ table: "game_clocks", by: { game_id: "id" } },
		{ table: "lines_to_write", by: { game_id: "id" } },
		{ table: "game_officials", by: { game_id: "id" } },
		{ table: "attendances", by: { game_id: "id" } },
		{ table: "captain_words", by: { game_id: "id" } },
		{ table: "substitutes", by: { game_id: "id" } },
		{ table: "game_players", by: { game_id: "id" } },
		{ table: "suspensions", by: { game_id: "id" } },
	],
	stat_lines: [{ table: "player_game_stats", by: { game_id: "game_id", player_id: "player_id" } }],
	registrations: [
		{ table: "waivers", by: { registration_id: "id" } },
		{ table: "sign_ups", by: { registration_id: "id" } },
	],
	sign_ups: [
		{ table: "sign_ups", by: { team_sign_up_id: "id" } },
		{ table: "signatures", by: { sign_up_id: "id" } },
		{ table: "sign_up_invitations", by: { team_sign_up_id: "id" } },
		{ table: "sign_up_invitations", by: { sign_up_id: "id" } },
		{ table: "attendances", by: { sign_up_id: "id" } },
		{ table: "captain_words", by: { team_sign_up_id: "id" } },
		{ table: "substitutes", by: { team_sign_up_id: "id" } },
		{ table: "substitutes", by: { sign_up_id: "id" } },
	],
	officials: [{ table: "game_officials", by: { official_id: "id" } }],
	waivers: [{ table: "signatures", by: { waiver_id: "id" } }],
	pages: [
		{ table: "pages", by: { original_key: "key" } },
		{ table: "page_versions", by: { page_id: "id" } },
		{ table: "page_redirects", by: { page_id: "id" } },
	],
};

type Dependent = { table: TravellingTable; by: Record<string, string> };

/** What a row may name and live without: it is forgotten when that is gone. */
export const loose: { table: TravellingTable; column: string; names: "users" | "schedules" }[] = [
	{ table: "leagues", column: "created_by", names: "users" },
	{ table: "games", column: "created_by", names: "users" },
	{ table: "pictures", column: "created_by", names: "users" },
	{ table: "stages", column: "created_by", names: "users" },
	{ table: "games", column: "schedule_id", names: "schedules" },
];
