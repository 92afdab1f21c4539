import type { Migration } from "../engine/migration.ts";

/** The language of an organization's site, what it can be read in besides, and 12 or 24 hours. */
export const organizationLanguages: Migration = {
	name: "0021-languages",
	up: () => [
		"alter table organizations add column language text not null default 'en'",
		"alter table organizations add column more_languages text not null default '[]'",
		"alter table organizations add column clock integer check (clock in (12, 24))",
	],
};
