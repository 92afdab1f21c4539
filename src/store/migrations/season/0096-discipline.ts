import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** What keeps players out of games: rules of a league in a season, and what was decided of one player. */
export const discipline: Migration = {
	name: "0096-discipline",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table discipline_rules (
			organization_id integer not null references organizations (id) on delete cascade,
			season_league_id integer not null,
			rules text not null,
			primary key (organization_id, season_league_id),
			foreign key (organization_id, season_league_id)
				references season_leagues (organization_id, id) on delete cascade
		)${end}`,
		`create table suspensions (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			entry_id integer not null,
			player_id integer not null,
			game_id integer,
			starts_on text not null,
			games integer not null check (games between 0 and 99),
			note text,
			decided_by text,
			decided_at text not null,
			${ownKey},
			foreign key (organization_id, entry_id)
				references team_entries (organization_id, id) on delete cascade,
			foreign key (organization_id, player_id)
				references players (organization_id, id) on delete cascade,
			foreign key (organization_id, game_id) references games (organization_id, id) on delete cascade
		)${end}`,
		"create index suspensions_by_entry on suspensions (organization_id, entry_id)",
		"create index suspensions_by_player on suspensions (organization_id, player_id)",
		"create index suspensions_by_game on suspensions (organization_id, game_id)",
		...(dialect === "postgres" ? ["discipline_rules", "suspensions"].flatMap(wall) : []),
	],
};
