import type { Organization } from "../organization/organization.ts";
import type { Role, Viewer } from "./user.ts";

export function isSuperAdmin(viewer: Viewer): boolean {
	return viewer.kind === "member" && viewer.role === "super_admin";
}

/** Decision A9: the list of all users is for super administrators. */
export function canListUsers(viewer: Viewer): boolean {
	return isSuperAdmin(viewer);
}

/** Decision A10: everybody else gets the public listing. */
export function canListAllOrganizations(viewer: Viewer): boolean {
	return isSuperAdmin(viewer);
}

/** Decision A9: people change their own settings. */
export function canChangeSettingsOf(viewer: Viewer, userId: number): boolean {
	return viewer.kind === "member" && viewer.userId === userId;
}

/**
 * Decision A42: people sign in at their own organization, or where nobody was named; super
 * administrators everywhere; nobody at an organization that does not exist (`undefined`).
 */
export function canSignInAt(
	account: { role: Role; organizationId: number | null },
	place: Organization | "nobody" | undefined,
): boolean {
	if (place === undefined) return false;
	if (place === "nobody" || account.role === "super_admin") return true;
	return account.organizationId === place.id;
}
