import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/**
 * What was noted at the table of a game, every version of it. A statistic or period that is gone is named on, so that
 * its plays count again when it is back.
 */
export const plays: Migration = {
	name: "0063-plays",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table plays (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			game_id integer not null,
			play_key text not null check (length(play_key) between 8 and 40),
			version integer not null check (version between 1 and 999),
			is_struck integer not null default 0 check (is_struck in (0, 1)),
			period_id integer not null,
			place integer not null,
			second integer check (second between 0 and 36000),
			kind text not null check (
				kind in ('stat', 'points', 'starts', 'comesIn', 'goesOut', 'timeOut', 'periodEnds')
			),
			side text check (side in ('home', 'away')),
			player_id integer,
			stat_id integer,
			points integer check (points between 1 and 99),
			noted_by text,
			noted_at text not null,
			${ownKey},
			foreign key (organization_id, game_id) references games (organization_id, id) on delete cascade,
			foreign key (organization_id, player_id) references players (organization_id, id) on delete cascade
		)${end}`,
		"create index plays_by_game on plays (organization_id, game_id, id)",
		"create index plays_by_player on plays (organization_id, player_id)",
		...(dialect === "postgres" ? wall("plays") : []),
	],
};
