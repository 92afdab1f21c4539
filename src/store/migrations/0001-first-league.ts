import type { Migration } from "../engine/migration.ts";

/**
 * The whole model. Every tenant table carries `organization_id`, and every reference between tenant
 * tables is composite, so no row can point into another organization. Dates and times are text,
 * flags 0 or 1, lists JSON text: the same on both engines.
 */
export const firstLeague: Migration = {
	name: "0001-first-league",
	up: ({ identity, end }) => [
		...platformTables(identity, end),
		...seasonTables(identity, end),
		...gameTables(identity, end),
		...statTables(identity, end),
		...siteTables(identity, end),
	],
};

const flag = (column: string, initially: 0 | 1) =>
	`${column} integer not null default ${initially} check (${column} in (0, 1))`;
const date = (column: string) => `${column} text check (${column} like '____-__-__')`;
const tenant = "organization_id integer not null references organizations (id) on delete cascade";
const within = (columns: string, table: string, keys = "id") =>
	`foreign key (organization_id, ${columns}) references ${table} (organization_id, ${keys})` +
	" on delete cascade";

const platformTables = (identity: string, end: string) => [
	`create table organizations (
		id ${identity},
		name text not null check (length(name) between 1 and 120),
		slug text unique check (slug = lower(slug)),
		domain text unique check (domain = lower(domain)),
		theme text not null default 'light',
		brand_color text check (brand_color like '#______'),
		logo_url text,
		custom_page_url text,
		${flag("is_custom_site", 0)},
		${flag("has_full_navigation", 0)},
		time_zone text not null default 'America/Los_Angeles',
		league_locations text not null default '[]',
		social_links text not null default '[]',
		created_at text not null
	)${end}`,
	`create table sports (
		id ${identity},
		name text not null unique,
		type text not null
	)${end}`,
	`create table organization_sports (
		organization_id integer not null references organizations (id) on delete cascade,
		sport_id integer not null references sports (id),
		sort_order integer not null,
		primary key (organization_id, sport_id)
	)${end}`,
	`create table users (
		id ${identity},
		organization_id integer references organizations (id) on delete set null,
		username text not null,
		username_key text not null unique,
		email text,
		password_hash text,
		${flag("must_change_password", 0)},
		role text not null default 'staff' check (role in ('staff', 'org_owner', 'super_admin')),
		domain text,
		slug text,
		theme text not null default 'light',
		logo_url text,
		view_mode text not null default 'table',
		created_at text not null
	)${end}`,
	"create index users_by_organization on users (organization_id)",
	`create table user_sports (
		user_id integer not null references users (id) on delete cascade,
		sport_id integer not null references sports (id),
		sort_order integer not null,
		primary key (user_id, sport_id)
	)${end}`,
	`create table sessions (
		token_hash text primary key,
		user_id integer not null references users (id) on delete cascade,
		host text not null,
		created_at text not null,
		last_seen_at text not null
	)${end}`,
	"create index sessions_by_user on sessions (user_id)",
	`create table id_counters (
		name text primary key,
		value integer not null
	)${end}`,
	"insert into id_counters (name, value) values ('team', 0)",
];

const seasonTables = (identity: string, end: string) => [
	`create table seasons (
		id ${identity},
		${tenant},
		name text not null,
		${date("start_date")},
		${date("finish_date")},
		${flag("is_active", 0)},
		${flag("is_visible", 1)},
		unique (organization_id, id),
		check (finish_date >= start_date)
	)${end}`,
	"create unique index seasons_one_active on seasons (organization_id) where is_active = 1",
	`create table leagues (
		id ${identity},
		${tenant},
		sport_id integer not null references sports (id),
		name text not null,
		unique (organization_id, id)
	)${end}`,
	`create table season_leagues (
		id ${identity},
		${tenant},
		season_id integer not null,
		league_id integer not null,
		unique (organization_id, id),
		unique (organization_id, season_id, league_id),
		${within("season_id", "seasons")},
		${within("league_id", "leagues")}
	)${end}`,
	"create index season_leagues_by_league on season_leagues (organization_id, league_id)",
	`create table teams (
		id integer primary key,
		${tenant},
		name text not null,
		logo_url text,
		unavailable_slots text not null default '[]',
		unique (organization_id, id)
	)${end}`,
	`create table players (
		id ${identity},
		${tenant},
		first_name text not null,
		last_name text not null default '',
		name_key text not null,
		image_url text,
		unique (organization_id, id)
	)${end}`,
	"create index players_by_name on players (organization_id, name_key)",
	`create table team_entries (
		id integer primary key,
		${tenant},
		season_league_id integer not null,
		team_id integer not null,
		captain_name text,
		captain_id integer,
		unique (organization_id, id),
		unique (organization_id, season_league_id, team_id),
		unique (organization_id, season_league_id, id),
		${within("season_league_id", "season_leagues")},
		${within("team_id", "teams")}
	)${end}`,
	"create index team_entries_by_team on team_entries (organization_id, team_id)",
	`create table roster_spots (
		${tenant},
		entry_id integer not null,
		player_id integer not null,
		primary key (organization_id, entry_id, player_id),
		${within("entry_id", "team_entries")},
		${within("player_id", "players")}
	)${end}`,
	"create index roster_spots_by_player on roster_spots (organization_id, player_id, entry_id)",
];

const gameTables = (identity: string, end: string) => [
	`create table schedules (
		id ${identity},
		${tenant},
		season_league_id integer not null,
		name text not null,
		start_date text not null check (start_date like '____-__-__'),
		num_weeks integer not null check (num_weeks between 1 and 104),
		game_days text not null default '[]',
		${flag("is_same_slot", 1)},
		time_slots text not null default '[]',
		weekly_time_slots text not null default '[]',
		unique (organization_id, id),
		${within("season_league_id", "season_leagues")}
	)${end}`,
	"create index schedules_by_league on schedules (organization_id, season_league_id)",
	`create table games (
		id ${identity},
		${tenant},
		season_league_id integer not null,
		schedule_id integer,
		week_index integer check (week_index >= 0),
		home_entry_id integer not null,
		away_entry_id integer not null,
		${date("date")},
		time text check (time like '__:__'),
		location text,
		video_url text,
		status text not null default 'scheduled' check (status in
			('scheduled', 'in_progress', 'completed', 'postponed', 'cancelled', 'forfeit')),
		forfeited_by text check (forfeited_by in ('home', 'away')),
		home_score integer check (home_score between 0 and 999),
		away_score integer check (away_score between 0 and 999),
		external_id text,
		created_by integer references users (id) on delete set null,
		unique (organization_id, id),
		check (home_entry_id <> away_entry_id),
		check ((home_score is null) = (away_score is null)),
		check ((status = 'forfeit') = (forfeited_by is not null)),
		${within("season_league_id", "season_leagues")},
		${within("season_league_id, home_entry_id", "team_entries", "season_league_id, id")},
		${within("season_league_id, away_entry_id", "team_entries", "season_league_id, id")},
		foreign key (organization_id, schedule_id) references schedules (organization_id, id)
	)${end}`,
	"create index games_by_league on games (organization_id, season_league_id, date, time)",
	"create index games_by_date on games (organization_id, date)",
	"create index games_by_home on games (organization_id, home_entry_id)",
	"create index games_by_away on games (organization_id, away_entry_id)",
	"create index games_by_schedule on games (organization_id, schedule_id)",
	`create unique index games_by_external_id on games
		(organization_id, season_league_id, external_id) where external_id is not null`,
	`create table game_periods (
		id ${identity},
		${tenant},
		sport_id integer not null references sports (id),
		name text not null,
		sort_order integer not null,
		${flag("is_hidden", 0)},
		created_by integer references users (id) on delete set null,
		unique (organization_id, id),
		unique (organization_id, sport_id, name)
	)${end}`,
	`create table period_scores (
		${tenant},
		game_id integer not null,
		period_id integer not null,
		home_score integer check (home_score between 0 and 999),
		away_score integer check (away_score between 0 and 999),
		primary key (organization_id, game_id, period_id),
		${within("game_id", "games")},
		${within("period_id", "game_periods")}
	)${end}`,
];

const statTables = (identity: string, end: string) => [
	`create table stat_definitions (
		id ${identity},
		${tenant},
		sport_id integer not null references sports (id),
		name text not null,
		abbreviation text not null,
		abbreviation_key text not null,
		sort_order integer not null,
		${flag("is_hidden", 0)},
		${flag("is_signed", 0)},
		created_by integer references users (id) on delete set null,
		unique (organization_id, id),
		unique (organization_id, sport_id, abbreviation_key)
	)${end}`,
	`create table stat_lines (
		${tenant},
		game_id integer not null,
		player_id integer not null,
		entry_id integer not null,
		${flag("is_starter", 0)},
		seconds integer check (seconds between 0 and 36000),
		primary key (organization_id, game_id, player_id),
		${within("game_id", "games")},
		${within("player_id", "players")},
		${within("entry_id", "team_entries")}
	)${end}`,
	"create index stat_lines_by_player on stat_lines (organization_id, player_id, entry_id)",
	"create index stat_lines_by_entry on stat_lines (organization_id, entry_id)",
	`create table player_game_stats (
		organization_id integer not null,
		game_id integer not null,
		player_id integer not null,
		stat_id integer not null,
		value integer not null check (value between -9999 and 9999),
		primary key (organization_id, game_id, player_id, stat_id),
		${within("game_id, player_id", "stat_lines", "game_id, player_id")},
		${within("stat_id", "stat_definitions")}
	)${end.replace("strict", "strict, without rowid")}`,
	`create table player_season_totals (
		${tenant},
		player_id integer not null,
		entry_id integer not null,
		season_id integer not null,
		games integer not null,
		points integer not null,
		threes integer not null,
		totals text not null,
		primary key (organization_id, player_id, entry_id),
		${within("player_id", "players")},
		${within("entry_id", "team_entries")},
		${within("season_id", "seasons")}
	)${end}`,
	"create index player_season_totals_by_entry on player_season_totals (organization_id, entry_id)",
	"create index player_season_totals_by_season on player_season_totals (organization_id, season_id)",
	`create table leaderboard_totals (
		${tenant},
		board text not null check (board in ('points', 'threes', 'team_wins')),
		holder_id integer not null,
		value integer not null check (value > 0),
		primary key (organization_id, board, holder_id)
	)${end}`,
	"create index leaderboard_totals_by_value on leaderboard_totals (organization_id, board, value)",
	`create table player_attributes (
		id ${identity},
		${tenant},
		sport_id integer not null references sports (id),
		name text not null,
		type text not null check (type in ('string', 'number', 'date')),
		sort_order integer not null,
		${flag("is_visible", 1)},
		created_by integer references users (id) on delete set null,
		unique (organization_id, id),
		unique (organization_id, sport_id, name)
	)${end}`,
	`create table player_attribute_values (
		${tenant},
		player_id integer not null,
		attribute_id integer not null,
		value text not null,
		primary key (organization_id, player_id, attribute_id),
		${within("player_id", "players")},
		${within("attribute_id", "player_attributes")}
	)${end}`,
];

const siteTables = (identity: string, end: string) => [
	`create table pages (
		${tenant},
		key text not null,
		title text not null,
		${flag("is_published", 1)},
		blocks text not null default '[]',
		primary key (organization_id, key)
	)${end}`,
	`create table files (
		id ${identity},
		${tenant},
		name text not null unique,
		content_type text not null,
		bytes integer not null check (bytes >= 0),
		created_by integer references users (id) on delete set null,
		created_at text not null
	)${end}`,
	"create index files_by_organization on files (organization_id)",
	`create table businesses (
		id ${identity},
		${tenant},
		name text not null,
		phone text,
		email text,
		website text,
		city text,
		state text,
		location text,
		facebook text,
		instagram text,
		sport text,
		category text,
		season text,
		next_season text,
		${date("signup_deadline")},
		signup_status text not null default 'active' check (signup_status in ('active', 'closed')),
		cost text,
		skill_level text,
		unique (organization_id, id)
	)${end}`,
	`create table audit_log (
		id ${identity},
		organization_id integer references organizations (id) on delete cascade,
		user_id integer references users (id) on delete set null,
		action text not null,
		subject text not null,
		subject_id integer,
		before text,
		after text,
		at text not null
	)${end}`,
	"create index audit_log_by_organization on audit_log (organization_id, id)",
];
