import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

const jobs = "job in ('score', 'statistics')";
const moreJobs = "job in ('score', 'statistics', 'homeRoster', 'awayRoster')";

/** Who is here for a game, with what number, and who was its player; and links to one side's roster. */
export const gamePlayers: Migration = {
	name: "0095-game-players",
	up: ({ dialect, end }) => [
		`create table game_players (
			organization_id integer not null references organizations (id) on delete cascade,
			game_id integer not null,
			player_id integer not null,
			side text not null check (side in ('home', 'away')),
			is_here integer check (is_here in (0, 1)),
			is_starter integer not null default 0 check (is_starter in (0, 1)),
			number text check (length(number) between 1 and 4),
			is_guest integer not null default 0 check (is_guest in (0, 1)),
			is_star integer not null default 0 check (is_star in (0, 1)),
			primary key (organization_id, game_id, player_id),
			foreign key (organization_id, game_id) references games (organization_id, id) on delete cascade,
			foreign key (organization_id, player_id) references players (organization_id, id) on delete cascade
		)${end}`,
		"create index game_players_by_player on game_players (organization_id, player_id)",
		...(dialect === "postgres"
			? [
					...wall("game_players"),
					`alter table passes drop constraint passes_job_check,
					add constraint passes_job_check check (${moreJobs})`,
				]
			: []),
	],
	remade: { passes: (statement) => statement.replace(jobs, moreJobs) },
};
