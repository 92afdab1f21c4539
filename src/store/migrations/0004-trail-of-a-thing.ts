import type { Migration } from "../engine/migration.ts";

/** Finds the changes of one game in a trail of a hundred thousand, newest first. */
export const trailOfAThing: Migration = {
	name: "0004-trail-of-a-thing",
	up: () => ["create index audit_log_by_subject on audit_log (organization_id, subject_id, id)"],
};
