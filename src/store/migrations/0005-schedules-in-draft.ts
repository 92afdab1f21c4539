import type { Migration } from "../engine/migration.ts";

/**
 * Schedules are drafts until they are published; those there were before are public as they were.
 * `rules` is what generation reads beside days and times, as JSON. A run of the generator holds its
 * schedule by `run_token`. Games count their revisions, for calendars that were subscribed to.
 */
export const schedulesInDraft: Migration = {
	name: "0005-schedules-in-draft",
	up: () => [
		"alter table schedules add column rules text not null default '{}'",
		`alter table schedules add column is_published integer not null default 1
			check (is_published in (0, 1))`,
		"alter table schedules add column published_at text",
		"alter table schedules add column changed_at text",
		"alter table schedules add column run_token text",
		"alter table schedules add column run_started_at text",
		"alter table games add column revision integer not null default 0 check (revision >= 0)",
		"alter table games add column revised_at text",
	],
};
