import type { Migration } from "../engine/migration.ts";

/**
 * Seasons whose sums an earlier version made: they count games that count for nobody. The server makes
 * them again, one after the other, while it answers (server/operations/recount-totals.ts).
 */
export const totalsOfBefore: Migration = {
	name: "0022-totals-of-before",
	up: () => [
		`alter table seasons add column has_old_totals integer not null default 0
			check (has_old_totals in (0, 1))`,
		"update seasons set has_old_totals = 1",
	],
};
