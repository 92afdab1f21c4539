import type { Generated } from "kysely";
import type { StoragePart } from "#domain/organization/storage.ts";
import type { StatFormat } from "#domain/stats/stat-definition.ts";

/** The rows as both engines store them: flags 0 or 1, lists as JSON text, dates and times as text. */
export type Tables = {
	schema_migrations: { name: string; applied_at: string };
	organizations: OrganizationRow;
	sports: { id: number; name: string; type: string };
	organization_sports: { organization_id: number; sport_id: number; sort_order: number };
	users: UserRow;
	user_sports: { user_id: number; sport_id: number; sort_order: number };
	domain_claims: DomainClaimRow;
	sessions: SessionRow;
	/** What numbered teams and pages before migration 0019; in old backups. */
	id_counters: { name: "team" | "page"; value: number };
	/** Of SQLite alone; PostgreSQL has sequences (engine/ids.ts). */
	id_sequences: { name: string; last_id: number; most: Generated<number> };
	seasons: SeasonRow;
	leagues: {
		id: number;
		organization_id: number;
		sport_id: number;
		name: string;
		created_by: number | null;
		is_youth: Generated<Flag>;
	};
	season_leagues: {
		id: number;
		organization_id: number;
		season_id: number;
		league_id: number;
	};
	teams: TeamRow;
	players: PlayerRow;
	team_entries: TeamEntryRow;
	roster_spots: { organization_id: number; entry_id: number; player_id: number };
	schedules: ScheduleRow;
	games: GameRow;
	game_periods: GamePeriodRow;
	period_scores: PeriodScoreRow;
	stat_definitions: StatDefinitionRow;
	stat_lines: StatLineRow;
	player_game_stats: PlayerGameStatRow;
	player_season_totals: PlayerSeasonTotalsRow;
	leaderboard_totals: LeaderboardTotalRow;
	headline_totals: HeadlineTotalRow;
	player_attributes: PlayerAttributeRow;
	player_attribute_values: {
		organization_id: number;
		player_id: number;
		attribute_id: number;
		value: string;
	};
	pages: PageRow;
	page_versions: PageVersionRow;
	page_redirects: { id: number; organization_id: number; page_id: number; path: string };
	site_navigation: { organization_id: number; items: string };
	files: FileRow;
	pictures: PictureRow;
	embed_hosts: { organization_id: number; host: string };
	businesses: BusinessRow;
	audit_log: AuditRow;
	platform_log: Omit<AuditRow, "organization_id">;
	trash: TrashRow;
	storage_used: { organization_id: number; part: StoragePart; bytes: number };
	idempotency_keys: IdempotencyKeyRow;
	sign_in_attempts: { key: string; points: number; expires_at: string | null };
};

const ownKey = ["organization_id", "id"] as const;

/**
 * All tables but those of use in one database only, each behind those it refers to: in this order rows
 * can be put back. With each its key, and for what can be thrown away as a whole its name in the trash.
 */
export const travelling = {
	organizations: { key: ["id"] },
	domain_claims: { key: ["organization_id"] },
	sports: { key: ["id"] },
	organization_sports: { key: ["organization_id", "sport_id"] },
	users: { key: ["id"] },
	user_sports: { key: ["user_id", "sport_id"] },
	// Only in backups from before migration 0019.
	id_counters: { key: ["name"] },
	seasons: { key: ownKey, trashedAs: "season" },
	leagues: { key: ownKey, trashedAs: "league" },
	season_leagues: { key: ownKey, trashedAs: "seasonLeague" },
	teams: { key: ownKey, trashedAs: "team" },
	players: { key: ownKey, trashedAs: "player" },
	team_entries: { key: ownKey, trashedAs: "entry" },
	roster_spots: { key: ["organization_id", "entry_id", "player_id"] },
	schedules: { key: ownKey, trashedAs: "schedule" },
	games: { key: ownKey, trashedAs: "game" },
	game_periods: { key: ownKey },
	period_scores: { key: ["organization_id", "game_id", "period_id"] },
	stat_definitions: { key: ownKey },
	stat_lines: { key: ["organization_id", "game_id", "player_id"] },
	player_game_stats: { key: ["organization_id", "game_id", "player_id", "stat_id"] },
	player_season_totals: { key: ["organization_id", "player_id", "entry_id"] },
	leaderboard_totals: { key: ["organization_id", "board", "holder_id"] },
	headline_totals: { key: ["organization_id", "stat_id", "player_id"] },
	player_attributes: { key: ownKey },
	player_attribute_values: { key: ["organization_id", "player_id", "attribute_id"] },
	pages: { key: ["organization_id", "key"], trashedAs: "page" },
	page_versions: { key: ownKey },
	page_redirects: { key: ownKey },
	site_navigation: { key: ["organization_id"] },
	files: { key: ownKey },
	pictures: { key: ownKey, trashedAs: "picture" },
	embed_hosts: { key: ["organization_id", "host"] },
	businesses: { key: ownKey, trashedAs: "business" },
	audit_log: { key: ownKey },
	platform_log: { key: ["id"] },
	trash: { key: ownKey },
} as const satisfies Partial<Record<keyof Tables, { key: readonly string[]; trashedAs?: string }>>;

export type TravellingTable = keyof typeof travelling;

export type Flag = number;

export type OrganizationRow = {
	id: number;
	name: string;
	slug: string | null;
	domain: string | null;
	theme: Generated<string>;
	brand_color: string | null;
	look: Generated<string | null>;
	icon_url: Generated<string | null>;
	logo_url: string | null;
	custom_page_url: string | null;
	is_custom_site: Generated<Flag>;
	has_full_navigation: Generated<Flag>;
	has_growing_navigation: Generated<Flag>;
	time_zone: Generated<string>;
	league_locations: Generated<string>;
	social_links: Generated<string>;
	is_youth: Generated<Flag>;
	shows_full_names: Generated<Flag>;
	storage_megabytes: Generated<number | null>;
	created_at: string;
};

export type DomainClaimRow = {
	organization_id: number;
	domain: string;
	token: string;
	started_at: string;
	verified_at: string | null;
	failing_since: string | null;
	checked_at: string | null;
	records: Generated<string>;
};

export type UserRow = {
	id: number;
	organization_id: number | null;
	username: string;
	username_key: string;
	email: string | null;
	password_hash: string | null;
	must_change_password: Generated<Flag>;
	password_expires_at: string | null;
	role: Generated<"staff" | "org_owner" | "super_admin">;
	domain: string | null;
	slug: string | null;
	theme: Generated<string>;
	logo_url: string | null;
	view_mode: Generated<string>;
	created_at: string;
};

type SessionRow = {
	token_hash: string;
	user_id: number;
	host: string;
	created_at: string;
	last_seen_at: string;
	device: Generated<string>;
};

export type SeasonRow = {
	id: number;
	organization_id: number;
	name: string;
	start_date: string | null;
	finish_date: string | null;
	is_active: Generated<Flag>;
	is_visible: Generated<Flag>;
};

type TeamRow = {
	id: number;
	organization_id: number;
	name: string;
	logo_url: string | null;
	/** Those of its crest, `#rrggbb #rrggbb`; null where its name decides. */
	colors: Generated<string | null>;
	unavailable_slots: Generated<string>;
};

export type PlayerRow = {
	id: number;
	organization_id: number;
	first_name: string;
	last_name: string;
	name_key: string;
	image_url: string | null;
	/** Has played with the young, which is kept when the league is gone. */
	is_minor: Generated<Flag>;
};

type TeamEntryRow = {
	id: number;
	organization_id: number;
	season_league_id: number;
	team_id: number;
	captain_name: string | null;
	captain_id: number | null;
};

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
	forfeited_by: "home" | "away" | null;
	home_score: number | null;
	away_score: number | null;
	external_id: string | null;
	created_by: number | null;
	revision: Generated<number>;
	revised_at: string | null;
};

export type GamePeriodRow = {
	id: number;
	organization_id: number;
	sport_id: number;
	name: string;
	sort_order: number;
	is_hidden: Generated<Flag>;
	created_by: number | null;
};

type PeriodScoreRow = {
	organization_id: number;
	game_id: number;
	period_id: number;
	home_score: number | null;
	away_score: number | null;
};

export type StatDefinitionRow = {
	id: number;
	organization_id: number;
	sport_id: number;
	name: string;
	abbreviation: string;
	abbreviation_key: string;
	sort_order: number;
	is_hidden: Generated<Flag>;
	is_signed: Generated<Flag>;
	created_by: number | null;
	/** Null where people write the number down. */
	formula: string | null;
	format: Generated<StatFormat>;
	is_headline: Generated<Flag>;
};

type StatLineRow = {
	organization_id: number;
	game_id: number;
	player_id: number;
	entry_id: number;
	is_starter: Generated<Flag>;
	seconds: number | null;
};

type PlayerGameStatRow = {
	organization_id: number;
	game_id: number;
	player_id: number;
	stat_id: number;
	value: number;
};

type PlayerSeasonTotalsRow = {
	organization_id: number;
	player_id: number;
	entry_id: number;
	season_id: number;
	games: number;
	points: number;
	threes: number;
	totals: string;
};

type LeaderboardTotalRow = {
	organization_id: number;
	board: "points" | "threes" | "team_wins";
	holder_id: number;
	value: number;
};

type HeadlineTotalRow = {
	organization_id: number;
	stat_id: number;
	player_id: number;
	value: number;
};

export type PlayerAttributeRow = {
	id: number;
	organization_id: number;
	sport_id: number;
	name: string;
	type: "string" | "number" | "date";
	sort_order: number;
	is_visible: Generated<Flag>;
	created_by: number | null;
};

export type PageRow = {
	id: number;
	organization_id: number;
	key: string;
	/** Of an organization's own pages: the one segment after the slug. */
	path: string | null;
	title: string;
	description: Generated<string>;
	is_indexed: Generated<Flag>;
	is_published: Flag;
	blocks: string;
	/** What is written and not published yet but for its blocks, as JSON; null without a draft. */
	draft: string | null;
	draft_blocks: string | null;
	/** Wall clock of the organization. */
	publish_at: string | null;
	publish_by: string | null;
	publish_problem: string | null;
	revision: Generated<number>;
	published_at: string | null;
	updated_at: string | null;
	updated_by: string | null;
};

export type PageVersionRow = {
	id: number;
	organization_id: number;
	page_id: number;
	number: number;
	title: string;
	description: string;
	is_indexed: Flag;
	blocks: string;
	changes: string;
	published_at: string | null;
	published_by: string | null;
};

type FileRow = {
	id: number;
	organization_id: number;
	name: string;
	content_type: string;
	bytes: number;
	created_by: number | null;
	created_at: string;
	is_of_library: Generated<Flag>;
};

export type PictureRow = {
	id: number;
	organization_id: number;
	kind: "picture" | "document";
	file_name: string;
	name: string;
	alt: string | null;
	width: number | null;
	height: number | null;
	bytes: number;
	focus_x: Generated<number>;
	focus_y: Generated<number>;
	crop: string | null;
	whole: string | null;
	former_file_names: Generated<string>;
	created_by: number | null;
	created_at: string;
};

export type BusinessRow = {
	id: number;
	organization_id: number;
	name: string;
	phone: string | null;
	email: string | null;
	website: string | null;
	city: string | null;
	state: string | null;
	location: string | null;
	facebook: string | null;
	instagram: string | null;
	sport: string | null;
	category: string | null;
	season: string | null;
	next_season: string | null;
	signup_deadline: string | null;
	signup_status: Generated<"active" | "closed">;
	cost: string | null;
	skill_level: string | null;
};

type TrashRow = {
	id: number;
	organization_id: number;
	kind: string;
	subject_id: number;
	label: string;
	images: string;
	deleted_by: number | null;
	deleted_at: string;
};

type IdempotencyKeyRow = {
	user_id: number;
	key: string;
	request_hash: string;
	try_token: string;
	status: number | null;
	answer: string | null;
	created_at: string;
};

export type AuditRow = {
	id: number;
	organization_id: number;
	user_id: number | null;
	username: string | null;
	action: string;
	subject: string;
	subject_id: number | null;
	before: string | null;
	after: string | null;
	at: string;
};
