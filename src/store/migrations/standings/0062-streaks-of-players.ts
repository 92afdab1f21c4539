import type { Migration } from "../../engine/migration.ts";

/**
 * In how many games in a row somebody had enough of a statistic, kept with the bests of the season (decision 5);
 * those of all seasons are made again. The indexes end with what equal numbers stand in order by: without it a
 * record that many have was found by reading all of them, five times as many after sixty seasons.
 */
export const streaksOfPlayers: Migration = {
	name: "0062-streaks-of-players",
	up: () => [
		"alter table stat_bests add column streak integer not null default 0",
		"alter table stat_bests add column streak_since text",
		"alter table stat_bests add column streak_until text",
		"drop index stat_bests_by_most",
		"drop index stat_bests_by_total",
		`create index stat_bests_by_most
			on stat_bests (organization_id, sport_id, stat_id, most desc, player_id)`,
		`create index stat_bests_by_total
			on stat_bests (organization_id, sport_id, stat_id, total desc, player_id)`,
		`create index stat_bests_by_streak
			on stat_bests (organization_id, sport_id, stat_id, streak desc, player_id) where streak > 1`,
		"update seasons set has_old_totals = 1",
	],
};
