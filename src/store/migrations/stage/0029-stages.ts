import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/**
 * What is played after the regular season. A game of a stage stands in `stage_games` from the day it is
 * planned, and in `games` under the same id from the moment both its teams are known.
 */
export const stages: Migration = {
	name: "0029-stages",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table stages (
			${ownId},
			${tenant},
			season_league_id integer not null,
			name text not null check (length(name) between 1 and 120),
			format text not null,
			seeds_by text not null default 'table' check (seeds_by in ('table', 'hand')),
			seeds_on text check (seeds_on like '____-__-__'),
			seeded_at text,
			published_at text,
			eligibility text not null default '{}',
			min_games integer not null default 0 check (min_games between 0 and 999),
			created_by integer references users (id) on delete set null,
			${ownKey},
			${within("season_league_id", "season_leagues")}
		)${end}`,
		"create index stages_by_league on stages (organization_id, season_league_id)",
		`create table stage_leagues (
			${tenant},
			stage_id integer not null,
			season_league_id integer not null,
			primary key (organization_id, stage_id, season_league_id),
			${within("stage_id", "stages")},
			${within("season_league_id", "season_leagues")}
		)${end}`,
		`create index stage_leagues_by_league on stage_leagues (organization_id, season_league_id)`,
		`create table stage_seeds (
			${tenant},
			stage_id integer not null,
			seed integer not null check (seed between 1 and 64),
			entry_id integer not null,
			overruled text,
			withdrawn text,
			primary key (organization_id, stage_id, seed),
			unique (organization_id, stage_id, entry_id),
			${within("stage_id", "stages")},
			${within("entry_id", "team_entries")}
		)${end}`,
		"create index stage_seeds_by_entry on stage_seeds (organization_id, entry_id)",
		`create table stage_series (
			${ownId},
			${tenant},
			stage_id integer not null,
			number integer not null check (number > 0),
			part text not null,
			round integer not null check (round > 0),
			group_number integer check (group_number > 0),
			home_from text not null,
			away_from text not null,
			best_of integer not null check (best_of in (1, 3, 5, 7)),
			is_if_needed integer not null default 0 check (is_if_needed in (0, 1)),
			decided_for integer,
			decided_reason text,
			${ownKey},
			unique (organization_id, stage_id, number),
			check (decided_for is null or decided_reason is not null),
			${within("stage_id", "stages")}
		)${end}`,
		`create table stage_games (
			id integer ${dialect === "sqlite" ? "primary key" : "not null"},
			${tenant},
			series_id integer not null,
			number integer not null check (number between 1 and 7),
			is_home_better integer not null default 1 check (is_home_better in (0, 1)),
			is_spare integer not null default 0 check (is_spare in (0, 1)),
			date text check (date like '____-__-__'),
			time text check (time like '__:__'),
			location text,
			revision integer not null default 0 check (revision >= 0),
			revised_at text,
			${ownKey},
			unique (organization_id, series_id, number),
			${within("series_id", "stage_series")}
		)${end}`,
		"create index stage_games_by_date on stage_games (organization_id, date)",
		"alter table games add column stage_id integer",
		"create index games_by_stage on games (organization_id, stage_id) where stage_id is not null",
		...(dialect === "postgres"
			? [`alter table games add ${within("stage_id", "stages")}`, ...tables.flatMap(wall)]
			: []),
	],
	remade: {
		games: (statement) => statement.replace(/\)([^)]*)$/, `, ${within("stage_id", "stages")})$1`),
	},
};

const tables = ["stages", "stage_leagues", "stage_seeds", "stage_series", "stage_games"];
const tenant = "organization_id integer not null references organizations (id) on delete cascade";

function within(column: string, table: string): string {
	return `foreign key (organization_id, ${column}) references ${table} (organization_id, id)
		on delete cascade`;
}
