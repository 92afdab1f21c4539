import type { Migration } from "../../engine/migration.ts";

/** What is held is looked for whenever something happens: without this, among all that a league was ever told. */
export const heldNotices: Migration = {
	name: "0121-held-notices",
	up: () => [
		`create index notices_held on notices (organization_id, created_at, notice_id)
			where state = 'held'`,
	],
};
