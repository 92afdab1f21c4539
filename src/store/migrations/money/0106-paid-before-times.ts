import type { Migration } from "../../engine/migration.ts";

/** A league may want to be paid before its schedule is published. */
export const paidBeforeTimes: Migration = {
	name: "0106-paid-before-times",
	up: () => ["alter table fee_rules add column is_paid_first integer not null default 0"],
};
