import type { Migration } from "../engine/migration.ts";

/** The day with which an organization's weeks begin, and how it measures people; null is what is usual. */
export const measuresOfOrganizations: Migration = {
	name: "0036-measures-of-organizations",
	up: () => [
		"alter table organizations add column week_start text check (week_start in ('sunday', 'monday'))",
		"alter table organizations add column heights text check (heights in ('feet', 'metres'))",
	],
};
