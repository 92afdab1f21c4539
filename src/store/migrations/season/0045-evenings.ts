import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/**
 * Evenings that fell out, for what the site says until the day is over and for taking them back. Which games
 * they were is a list, not a reference: games come and go without them.
 */
export const evenings: Migration = {
	name: "0045-evenings",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table evenings (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			date text not null,
			league_id integer,
			location text,
			status text not null check (status in ('postponed', 'cancelled')),
			reason text,
			games text not null,
			${ownKey},
			foreign key (organization_id, league_id) references leagues (organization_id, id)
				on delete cascade
		)${end}`,
		"create index evenings_by_date on evenings (organization_id, date)",
		"create index evenings_by_league on evenings (organization_id, league_id)",
		...(dialect === "postgres" ? wall("evenings") : []),
	],
};
