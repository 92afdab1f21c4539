import type { Migration } from "../engine/migration.ts";

/** A bar whose links come with what there is to show; organizations that stand keep theirs. */
export const growingNavigation: Migration = {
	name: "0018-growing-navigation",
	up: () => [
		`alter table organizations add column has_growing_navigation integer not null default 0
			check (has_growing_navigation in (0, 1))`,
	],
};
