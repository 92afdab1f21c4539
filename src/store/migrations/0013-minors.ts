import type { Migration } from "../engine/migration.ts";

/**
 * Where minors play, and who is one for having played there. A player keeps that when the league or
 * the roster is gone: what is deleted must not bring a full name back to the public.
 */
export const minors: Migration = {
	name: "0013-minors",
	up: () => [
		`alter table organizations add column is_youth integer not null default 0
			check (is_youth in (0, 1))`,
		`alter table organizations add column shows_full_names integer not null default 0
			check (shows_full_names in (0, 1))`,
		`alter table leagues add column is_youth integer not null default 0
			check (is_youth in (0, 1))`,
		`alter table players add column is_minor integer not null default 0
			check (is_minor in (0, 1))`,
		"create index minors on players (organization_id, id) where is_minor = 1",
		"create index youth_leagues on leagues (organization_id, id) where is_youth = 1",
	],
};
