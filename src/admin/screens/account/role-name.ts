import type { Role } from "#domain/account/user.ts";

const names: Record<Role, string> = {
	staff: "Staff",
	org_owner: "Organization Owner",
	super_admin: "Super Admin",
};

/** A role as people read it. */
export function roleName(role: Role): string {
	return names[role];
}

/** What somebody of an organization can be, and nothing else. */
export const memberRoles = (["staff", "org_owner"] as const).map((role) => ({
	value: role,
	label: roleName(role),
}));
