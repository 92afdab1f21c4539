import type { Migration } from "../../engine/migration.ts";

/**
 * Teams that withdrew, with what became of their games, as JSON; games that both sides gave up; and
 * whether a league's table counts draws, which games are asked for without reading its rules.
 */
export const withdrawals: Migration = {
	name: "0031-withdrawals",
	up: ({ dialect }) => {
		const countsDraws =
			dialect === "postgres"
				? `(table_setup::jsonb #>> '{rules,allowsDraws}') = 'true'
					and (table_setup::jsonb #>> '{rules,points}') is not null`
				: `json_extract(table_setup, '$.rules.allowsDraws') = 1
					and json_extract(table_setup, '$.rules.points') is not null`;
		return [
			// SQLite cannot change what `forfeited_by` may be: beside the home side the other one forfeited too.
			"alter table games add column both_forfeited integer not null default 0",
			"alter table season_leagues add column counts_draws integer not null default 0",
			`update season_leagues set counts_draws = 1 where table_setup is not null and ${countsDraws}`,
			// What was done in goalless draws has not counted until now.
			`update seasons set has_old_totals = 1 where exists (select 1 from season_leagues sl
				where sl.organization_id = seasons.organization_id and sl.season_id = seasons.id
					and sl.counts_draws = 1)`,
			"alter table team_entries add column withdrawal text",
			"alter table team_entries add column is_annulled integer not null default 0",
			// Empty nearly everywhere: every game asks whether one of its teams is in it.
			`create index team_entries_annulled on team_entries (organization_id, id)
				where is_annulled = 1`,
		];
	},
};
