import type { Migration } from "../../engine/migration.ts";

/** By which rules a league's table is made in a season, as JSON; null for the order of the specification. */
export const tableSetups: Migration = {
	name: "0026-table-setups",
	up: () => ["alter table season_leagues add column table_setup text"],
};
