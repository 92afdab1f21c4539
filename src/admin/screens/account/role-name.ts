import type { Role } from "#domain/account/user.ts";
import { words } from "../../words.ts";

const names: Record<Role, string> = {
	scorekeeper: words.account.scorekeeper,
	staff: words.account.staff,
	org_owner: words.account.organizationOwner,
	super_admin: words.account.superAdmin,
};

/** A role as people read it. */
export function roleName(role: Role): string {
	return names[role];
}

/** What somebody of an organization can be, and nothing else. */
export const memberRoles = (["scorekeeper", "staff", "org_owner"] as const).map((role) => ({
	value: role,
	label: roleName(role),
}));
