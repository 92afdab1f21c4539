import type { Migration } from "../../engine/migration.ts";

const known = "role in ('staff', 'org_owner', 'super_admin')";
const now = "role in ('scorekeeper', 'staff', 'org_owner', 'super_admin')";

/** Accounts that keep games and do nothing else (rule `scorekeepers-keep-games`). */
export const scorekeepers: Migration = {
	name: "0094-scorekeepers",
	up: ({ dialect }) =>
		dialect === "postgres"
			? [
					`alter table users drop constraint users_role_check,
					add constraint users_role_check check (${now})`,
				]
			: [],
	remade: { users: (statement) => statement.replace(known, now) },
};
