import type { Migration } from "../engine/migration.ts";

/** Who deletes seasons and leagues; in organizations that stand everybody does, as before. */
export const ownersKeepDeletion: Migration = {
	name: "0020-owners-keep-deletion",
	up: () => [
		`alter table organizations add column owners_keep_deletion integer not null default 0
			check (owners_keep_deletion in (0, 1))`,
	],
};
