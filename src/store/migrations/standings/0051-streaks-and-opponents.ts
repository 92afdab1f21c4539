import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/**
 * The longest streaks of teams in each season, and what both sides of a game did together, kept with the
 * sums of the season (decision 5); those of all seasons are made again, and these with them. A season has
 * pictures of its own, beside those of its games.
 */
export const streaksAndOpponents: Migration = {
	name: "0051-streaks-and-opponents",
	up: ({ dialect, end }) => {
		const within = (column: string, table: string) =>
			`foreign key (organization_id, ${column}) references ${table} (organization_id, id)
				on delete cascade`;
		return [
			`create table team_streaks (
				organization_id integer not null references organizations (id) on delete cascade,
				entry_id integer not null,
				season_id integer not null,
				sport_id integer not null references sports (id),
				phase text not null check (phase in ('regular', 'playoffs', 'both')),
				kind text not null check (kind in ('wins', 'losses', 'unbeaten')),
				length integer not null check (length > 1),
				since text,
				until text,
				primary key (organization_id, entry_id, phase, kind),
				${within("entry_id", "team_entries")},
				${within("season_id", "seasons")}
			)${end}`,
			`create index team_streaks_by_length
				on team_streaks (organization_id, sport_id, kind, phase, length)`,
			"create index team_streaks_by_season on team_streaks (organization_id, season_id)",
			`create table game_sums (
				organization_id integer not null references organizations (id) on delete cascade,
				game_id integer not null,
				entry_id integer not null,
				totals text not null,
				primary key (organization_id, game_id, entry_id),
				${within("game_id", "games")},
				${within("entry_id", "team_entries")}
			)${end}`,
			"create index game_sums_by_entry on game_sums (organization_id, entry_id)",
			...(dialect === "postgres" ? [...wall("team_streaks"), ...wall("game_sums")] : []),
			"alter table seasons add column pictures text",
			"update seasons set has_old_totals = 1",
		];
	},
};
