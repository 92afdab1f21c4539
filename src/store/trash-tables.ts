/** What can be thrown away as a whole, and where it stands. */
export const tableOf = {
	season: "seasons",
	league: "leagues",
	seasonLeague: "season_leagues",
	team: "teams",
	entry: "team_entries",
	player: "players",
	game: "games",
	schedule: "schedules",
	business: "businesses",
	picture: "pictures",
	page: "pages",
} as const;

export type TenantTable = (typeof tableOf)[keyof typeof tableOf] | Dependent;
type Dependent =
	| "roster_spots"
	| "period_scores"
	| "stat_lines"
	| "player_game_stats"
	| "player_attribute_values"
	| "page_versions"
	| "page_redirects";

/** A row as it stood, by column. */
export type Row = Record<string, unknown>;
export type Images = Partial<Record<TenantTable, Row[]>>;

/**
 * What goes with a row: by which column of ours a row of the other table refers to it. The order of
 * the keys is the order in which rows can be put back. Sums are not kept: they are made again.
 */
export const dependents: Record<TenantTable, { table: TenantTable; by: Record<string, string> }[]> =
	{
		seasons: [{ table: "season_leagues", by: { season_id: "id" } }],
		leagues: [{ table: "season_leagues", by: { league_id: "id" } }],
		teams: [{ table: "team_entries", by: { team_id: "id" } }],
		players: [
			{ table: "roster_spots", by: { player_id: "id" } },
			{ table: "stat_lines", by: { player_id: "id" } },
			{ table: "player_attribute_values", by: { player_id: "id" } },
		],
		businesses: [],
		pictures: [],
		season_leagues: [
			{ table: "team_entries", by: { season_league_id: "id" } },
			{ table: "schedules", by: { season_league_id: "id" } },
			{ table: "games", by: { season_league_id: "id" } },
		],
		team_entries: [
			{ table: "roster_spots", by: { entry_id: "id" } },
			{ table: "stat_lines", by: { entry_id: "id" } },
			{ table: "games", by: { home_entry_id: "id" } },
			{ table: "games", by: { away_entry_id: "id" } },
		],
		roster_spots: [],
		schedules: [{ table: "games", by: { schedule_id: "id" } }],
		games: [
			{ table: "period_scores", by: { game_id: "id" } },
			{ table: "stat_lines", by: { game_id: "id" } },
		],
		period_scores: [],
		stat_lines: [
			{ table: "player_game_stats", by: { game_id: "game_id", player_id: "player_id" } },
		],
		player_game_stats: [],
		player_attribute_values: [],
		pages: [
			{ table: "page_versions", by: { page_id: "id" } },
			{ table: "page_redirects", by: { page_id: "id" } },
		],
		page_versions: [],
		page_redirects: [],
	};

/** In the order in which rows can be put back; they are deleted the other way round. */
export const inOrder = Object.keys(dependents) as TenantTable[];

/** What a row may name and live without: it is forgotten when that is gone. */
export const loose: { table: TenantTable; column: string; names: "users" | "schedules" }[] = [
	{ table: "leagues", column: "created_by", names: "users" },
	{ table: "games", column: "created_by", names: "users" },
	{ table: "pictures", column: "created_by", names: "users" },
	{ table: "games", column: "schedule_id", names: "schedules" },
];
