import type { Migration } from "../../engine/migration.ts";

/** What is kept of each, by the key that the phase comes behind. */
const ofSeasons = {
	player_season_totals: "player_id, entry_id",
	stat_bests: "player_id, entry_id, sport_id, stat_id",
};
const ofAllTime = {
	leaderboard_totals: "board, holder_id",
	headline_totals: "stat_id, player_id",
};
const keys = { ...ofSeasons, ...ofAllTime };

/**
 * Numbers of the regular season and of the playoffs are summed apart (rule `counted-apart`), and the
 * all-time boards are kept of each and of both. All that is kept so far is of regular seasons; the boards
 * of those are made with the next sums.
 */
export const sumsByPhase: Migration = {
	name: "0034-sums-by-phase",
	up: ({ dialect }) => [
		...Object.keys(ofSeasons).map((table) => phase(table, "regular", ["regular", "playoffs"])),
		...Object.keys(ofAllTime).map((table) => phase(table, "both", ["regular", "playoffs", "both"])),
		...(dialect === "postgres"
			? Object.entries(keys).map(
					([table, key]) => `alter table ${table} drop constraint ${table}_pkey,
						add primary key (organization_id, ${key}, phase)`,
				)
			: []),
		"drop index leaderboard_totals_by_value",
		"create index leaderboard_totals_by_value on leaderboard_totals (organization_id, board, phase, value)",
		"drop index headline_totals_by_value",
		"create index headline_totals_by_value on headline_totals (organization_id, stat_id, phase, value)",
		"update seasons set has_old_totals = 1",
	],
	remade: Object.fromEntries(
		Object.entries(keys).map(([table, key]) => [
			table,
			(statement: string) => statement.replace(`${key})`, `${key}, phase)`),
		]),
	),
};

function phase(table: string, before: string, all: readonly string[]): string {
	const names = all.map((name) => `'${name}'`).join(", ");
	return `alter table ${table} add column phase text not null default '${before}'
		check (phase in (${names}))`;
}
