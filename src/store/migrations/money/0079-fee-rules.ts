import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** What a league in a season asks about money; leagues that ask nothing have no row. */
export const feeRules: Migration = {
	name: "0079-fee-rules",
	up: ({ dialect, end }) => [
		`create table fee_rules (
			organization_id integer not null references organizations (id) on delete cascade,
			season_league_id integer not null,
			forfeit_fine integer not null check (forfeit_fine between 0 and 1000000000),
			barred_from integer check (barred_from between 1 and 60),
			primary key (organization_id, season_league_id),
			foreign key (organization_id, season_league_id)
				references season_leagues (organization_id, id) on delete cascade
		)${end}`,
		...(dialect === "postgres" ? wall("fee_rules") : []),
	],
};
