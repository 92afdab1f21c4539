import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** What teams say of when they can play in a schedule, by a link of their own (rule `teams-say-when`). */
export const availabilities: Migration = {
	name: "0115-availabilities",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table availabilities (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			schedule_id integer not null,
			team_id integer not null,
			link_round integer not null default 1,
			until_day text not null,
			asks text not null default '[]',
			note text not null default '',
			said_at text,
			${ownKey},
			unique (organization_id, schedule_id, team_id),
			foreign key (organization_id, schedule_id) references schedules (organization_id, id)
				on delete cascade,
			foreign key (organization_id, team_id) references teams (organization_id, id) on delete cascade
		)${end}`,
		"create index availabilities_by_team on availabilities (organization_id, team_id)",
		...(dialect === "postgres" ? wall("availabilities") : []),
	],
};
