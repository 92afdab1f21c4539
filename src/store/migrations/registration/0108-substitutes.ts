import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** Whom captains ask to play one game with their team. */
export const substitutes: Migration = {
	name: "0108-substitutes",
	up: ({ dialect, end }) => [
		`create table substitutes (
			organization_id integer not null references organizations (id) on delete cascade,
			game_id integer not null,
			team_sign_up_id integer not null,
			sign_up_id integer not null,
			answer text check (answer in ('yes', 'no')),
			asked_at text not null,
			primary key (organization_id, game_id, team_sign_up_id, sign_up_id),
			foreign key (organization_id, game_id) references games (organization_id, id) on delete cascade,
			foreign key (organization_id, team_sign_up_id) references sign_ups (organization_id, id)
				on delete cascade,
			foreign key (organization_id, sign_up_id) references sign_ups (organization_id, id) on delete cascade
		)${end}`,
		"create index substitutes_by_sign_up on substitutes (organization_id, sign_up_id)",
		"create index substitutes_by_team on substitutes (organization_id, team_sign_up_id)",
		...(dialect === "postgres" ? wall("substitutes") : []),
	],
};
