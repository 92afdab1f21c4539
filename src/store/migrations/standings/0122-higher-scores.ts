import type { Migration } from "../../engine/migration.ts";

/** The highest scores of teams are found by what the better side of a game scored: each score moves one index less. */
export const higherScores: Migration = {
	name: "0122-higher-scores",
	up: () => [
		"drop index games_by_home_score",
		"drop index games_by_away_score",
		`create index games_by_higher_score on games (organization_id,
			(case when home_score > away_score then home_score else away_score end))`,
	],
};
