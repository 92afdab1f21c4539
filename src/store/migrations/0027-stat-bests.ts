import type { Migration } from "../engine/migration.ts";
import { wall } from "./0003-row-security.ts";

/**
 * What everybody has at most in a game and in a season of each statistic, kept with the sums of the season
 * (decision 5), so that a record is found by an index after any number of seasons. The sums of all seasons
 * are made again, and these with them. The margins and scores of games are found in the same way.
 */
export const statBests: Migration = {
	name: "0027-stat-bests",
	up: ({ dialect, end }) => {
		const value = dialect === "postgres" ? "double precision" : "real";
		const within = (column: string, table: string) =>
			`foreign key (organization_id, ${column}) references ${table} (organization_id, id)
				on delete cascade`;
		return [
			`create table stat_bests (
				organization_id integer not null references organizations (id) on delete cascade,
				player_id integer not null,
				entry_id integer not null,
				sport_id integer not null references sports (id),
				stat_id integer not null,
				season_id integer not null,
				game_id integer not null,
				most ${value} not null,
				total ${value} not null,
				primary key (organization_id, player_id, entry_id, sport_id, stat_id),
				${within("player_id", "players")},
				${within("entry_id", "team_entries")},
				${within("season_id", "seasons")},
				${within("game_id", "games")}
			)${end}`,
			"create index stat_bests_by_most on stat_bests (organization_id, sport_id, stat_id, most)",
			"create index stat_bests_by_total on stat_bests (organization_id, sport_id, stat_id, total)",
			"create index stat_bests_by_season on stat_bests (organization_id, season_id, stat_id)",
			"create index stat_bests_by_entry on stat_bests (organization_id, entry_id)",
			"create index stat_bests_by_game on stat_bests (organization_id, game_id)",
			"create index games_by_margin on games (organization_id, (abs(home_score - away_score)))",
			"create index games_by_home_score on games (organization_id, home_score)",
			"create index games_by_away_score on games (organization_id, away_score)",
			...(dialect === "postgres" ? wall("stat_bests") : []),
			"update seasons set has_old_totals = 1",
		];
	},
};
