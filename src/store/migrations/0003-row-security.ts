import type { Migration } from "../migrate.ts";

/**
 * PostgreSQL's own wall between organizations, behind the code's (docs/security.md). A connection
 * says for whom it works in `app.org`; without that it sees no organization's row, with 0 it is the
 * platform's. FORCE binds the owner of the tables too. SQLite has no such thing.
 */
export const rowSecurity: Migration = {
	name: "0003-row-security",
	up: ({ dialect }) => (dialect === "postgres" ? tables.flatMap(wall) : []),
};

/** For tables of later migrations too. */
export function wall(table: string): string[] {
	const working = "nullif(current_setting('app.org', true), '')::integer";
	const isOwn = `organization_id = ${working} or ${working} = 0`;
	return [
		`alter table ${table} enable row level security`,
		`alter table ${table} force row level security`,
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
