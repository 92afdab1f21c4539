import type { Migration } from "../engine/migration.ts";

/**
 * PostgreSQL's own wall between organizations, behind the code's (docs/security.md). A connection
 * says for whom it works in `app.org`; without that it sees no organization's row. The owner of the
 * tables is the platform, and sees all. Databases from before 0014 get the same words there. SQLite
 * has no such thing.
 */
export const rowSecurity: Migration = {
	name: "0003-row-security",
	up: ({ dialect }) => (dialect === "postgres" ? tables.flatMap(wall) : []),
};

/** For tables of later migrations too. */
export function wall(table: string): string[] {
	// As a bare equality it would be weighed in every join: planning a game's query took four times as long.
	const isOwn = "(organization_id = nullif(current_setting('app.org', true), '')::integer) is true";
	return [
		`alter table ${table} enable row level security`,
		`create policy own_organization on ${table} using (${isOwn}) with check (${isOwn})`,
	];
}

const tables = [
	"seasons",
	"leagues",
	"season_leagues",
	"teams",
	"players",
	"team_entries",
	"roster_spots",
	"schedules",
	"games",
	"game_periods",
	"period_scores",
	"stat_definitions",
	"stat_lines",
	"player_game_stats",
	"player_season_totals",
	"leaderboard_totals",
	"player_attributes",
	"player_attribute_values",
	"pages",
	"files",
	"businesses",
	"audit_log",
	"trash",
];
