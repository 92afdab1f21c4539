import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** Whose numbers and places a player got who turned out to be the same person, by the id that one had. */
export const playerRedirects: Migration = {
	name: "0033-player-redirects",
	up: ({ dialect, end }) => [
		`create table player_redirects (
			organization_id integer not null references organizations (id) on delete cascade,
			former_id integer not null,
			player_id integer not null,
			primary key (organization_id, former_id),
			foreign key (organization_id, player_id) references players (organization_id, id)
				on delete cascade
		)${end}`,
		"create index player_redirects_by_player on player_redirects (organization_id, player_id)",
		...(dialect === "postgres" ? wall("player_redirects") : []),
	],
};
