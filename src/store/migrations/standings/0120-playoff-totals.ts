import type { Migration } from "../../engine/migration.ts";

/**
 * Whether anybody has numbers of playoffs is asked for each page of leaders: without this it is looked for
 * among what everybody did in every season.
 */
export const playoffTotals: Migration = {
	name: "0120-playoff-totals",
	up: () => [
		`create index player_season_totals_of_playoffs
			on player_season_totals (organization_id) where phase = 'playoffs'`,
	],
};
