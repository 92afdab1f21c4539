import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** Referees and scorers, when and where they can be, and the games they are at (rule `who-may-officiate`). */
export const officials: Migration = {
	name: "0117-officials",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table officials (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			name text not null,
			jobs text not null default '[]',
			days text not null default '[]',
			dates_off text not null default '[]',
			league_ids text not null default '[]',
			venue_ids text not null default '[]',
			not_team_ids text not null default '[]',
			most_games integer not null check (most_games between 1 and 20),
			link_round integer not null default 1,
			${ownKey}
		)${end}`,
		`create table game_officials (
			organization_id integer not null references organizations (id) on delete cascade,
			game_id integer not null,
			official_id integer not null,
			job text not null check (job in ('referee', 'scorer')),
			state text not null check (state in ('asked', 'accepted', 'refused')),
			primary key (organization_id, game_id, official_id),
			foreign key (organization_id, game_id) references games (organization_id, id) on delete cascade,
			foreign key (organization_id, official_id) references officials (organization_id, id)
				on delete cascade
		)${end}`,
		"create index game_officials_by_official on game_officials (organization_id, official_id)",
		...(dialect === "postgres" ? [...wall("officials"), ...wall("game_officials")] : []),
	],
};
