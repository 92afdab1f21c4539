import type { Migration } from "../engine/migration.ts";

/** Two colours of a team's crest; without them its name decides, as it did before. */
export const teamColors: Migration = {
	name: "0017-team-colors",
	up: () => ["alter table teams add column colors text"],
};
