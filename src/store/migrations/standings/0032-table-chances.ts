import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/**
 * How likely each team of a table is to go on, as JSON, and the mark of the games it was worked out from: once
 * they are others it is told to nobody (rule `chances-by-simulation`).
 */
export const tableChances: Migration = {
	name: "0032-table-chances",
	up: ({ dialect, end }) => [
		`create table table_chances (
			organization_id integer not null references organizations (id) on delete cascade,
			season_league_id integer not null,
			fits text not null,
			chances text not null,
			primary key (organization_id, season_league_id),
			foreign key (organization_id, season_league_id)
				references season_leagues (organization_id, id) on delete cascade
		)${end}`,
		...(dialect === "postgres" ? wall("table_chances") : []),
	],
};
