import type { Migration } from "../../engine/migration.ts";

/** How an organization writes to people, as JSON; without it as all do. */
export const lettersOfOrganizations: Migration = {
	name: "0053-letters-of-organizations",
	up: () => ["alter table organizations add column letters text"],
};
