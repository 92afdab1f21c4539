import type { Migration } from "../../engine/migration.ts";

/** Who wants a letter of the week, and of which week it was written last, by its Monday. */
export const lettersOfTheWeek: Migration = {
	name: "0090-letters-of-the-week",
	up: () => [
		`alter table followers add column is_weekly integer not null default 0
			check (is_weekly in (0, 1))`,
		"alter table followers add column week text not null default ''",
		`update followers set is_weekly = 1 where follows like '%"isWeekly":true%'`,
		"create index followers_by_week on followers (week, organization_id) where is_weekly = 1",
	],
};
