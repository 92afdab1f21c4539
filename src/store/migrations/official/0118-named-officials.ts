import type { Migration } from "../../engine/migration.ts";

/** Whether visitors read who officiates on the page of a game (rule `who-may-officiate`). */
export const namedOfficials: Migration = {
	name: "0118-named-officials",
	up: () => [
		"alter table officials add column is_named integer not null default 0 check (is_named in (0, 1))",
	],
};
