import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** Where players, or their guardians, are written to. */
export const contacts: Migration = {
	name: "0089-contacts",
	up: ({ dialect, end }) => [
		`create table contacts (
			organization_id integer not null references organizations (id) on delete cascade,
			player_id integer not null,
			address text not null,
			is_guardians integer not null check (is_guardians in (0, 1)),
			guardian_name text,
			ended_at text,
			primary key (organization_id, player_id),
			foreign key (organization_id, player_id) references players (organization_id, id)
				on delete cascade
		)${end}`,
		"create index contacts_by_address on contacts (organization_id, address)",
		...(dialect === "postgres" ? wall("contacts") : []),
	],
};
