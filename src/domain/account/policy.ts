import type { Side } from "../game/game.ts";
import type { Organization } from "../organization/organization.ts";
import { sideOfJob, tableJobs } from "../pass/pass.ts";
import { belongsTo, isGuestOf, isMemberOf, type Role, type Viewer } from "./user.ts";

export function isSuperAdmin(viewer: Viewer): boolean {
	return viewer.kind === "member" && viewer.role === "super_admin";
}

/**
 * All league work, from seasons to businesses, is for everybody in the organization but its scorekeepers
 * (rules `staff-run-leagues`, `scorekeepers-keep-games`).
 */
export function canManageLeagues(viewer: Viewer, organizationId: number): boolean {
	return isMemberOf(viewer, organizationId);
}

/** What is noted at the table of a game, for the organization's people and whoever has a pass to that game. */
export function canNotePlays(viewer: Viewer, organizationId: number, gameId: number): boolean {
	if (isGuestOf(viewer, organizationId)) {
		return viewer.gameId === gameId && tableJobs.includes(viewer.job);
	}
	return canKeepGames(viewer, organizationId);
}

/** Who is here for a side is noted at the table, and by whoever has a pass to that side's roster. */
export function canCheckIn(
	viewer: Viewer,
	organizationId: number,
	gameId: number,
	side: Side,
): boolean {
	const isForRoster =
		isGuestOf(viewer, organizationId) && viewer.gameId === gameId && sideOfJob(viewer.job) === side;
	return isForRoster || canNotePlays(viewer, organizationId, gameId);
}

/** Scores, statistics and who plays in a game are for everybody with an account here. */
export function canKeepGames(viewer: Viewer, organizationId: number): boolean {
	return belongsTo(viewer, organizationId);
}

/** Points of a side and the end of a game are not for a pass to its statistics (rule `pass-is-one-game`). */
export function canKeepScore(viewer: Viewer, organizationId: number, gameId: number): boolean {
	const isForOther = viewer.kind === "guest" && viewer.job !== "score";
	return !isForOther && canNotePlays(viewer, organizationId, gameId);
}

/**
 * The organization's own settings, its people and its audit are for its owners
 * (rule `owners-run-the-organization`).
 */
export function canManageOrganization(viewer: Viewer, organizationId: number): boolean {
	return isOwner(viewer) && isMemberOf(viewer, organizationId);
}

/** Is the viewer owner of an organization, or super administrator? */
export function isOwner(viewer: Viewer): boolean {
	return viewer.kind === "member" && (viewer.role === "org_owner" || isSuperAdmin(viewer));
}

/** Seasons and leagues may be the owners' alone to delete (rule `deletion-kept-by-owners`). */
export function canDeleteSeasons(
	viewer: Viewer,
	{ id, ownersKeepDeletion }: Pick<Organization, "id" | "ownersKeepDeletion">,
): boolean {
	return ownersKeepDeletion ? canManageOrganization(viewer, id) : canManageLeagues(viewer, id);
}

/** The list of all users is for super administrators. */
export function canListUsers(viewer: Viewer): boolean {
	return isSuperAdmin(viewer);
}

/** Everybody else gets the public listing. */
export function canListAllOrganizations(viewer: Viewer): boolean {
	return isSuperAdmin(viewer);
}

type Person = { id: number; role: Role; organizationId: number | null };

/** People change their own settings. */
export function isOneself(viewer: Viewer, { id }: Pick<Person, "id">): boolean {
	return viewer.kind === "member" && viewer.userId === id;
}

/**
 * Until a temporary password is replaced, or a second step that is required is set up, its owner is nobody's member
 * and manages nobody, but is there to do so (rules `temporary-password`, `second-step-of-super-admins`).
 */
export function onlyOneself(viewer: Viewer): Viewer {
	return viewer.kind !== "member" ? viewer : { ...viewer, role: "staff", organizationId: null };
}

/** Owners edit the people of their organization, except super administrators. */
export function canManageUser(viewer: Viewer, { role, organizationId }: Person): boolean {
	if (isSuperAdmin(viewer)) return true;
	if (role === "super_admin" || organizationId === null) return false;
	return canManageOrganization(viewer, organizationId);
}

/** Nobody but a super administrator makes one (rule `super-admin-untouchable`). */
export function canGive(viewer: Viewer, role: Role): boolean {
	return role !== "super_admin" || isSuperAdmin(viewer);
}

/**
 * Super administrators delete others, and nobody deletes one of them
 * (rule `super-admin-untouchable`).
 */
export function canDeleteUser(viewer: Viewer, { role }: Pick<Person, "role">): boolean {
	return isSuperAdmin(viewer) && role !== "super_admin";
}

/**
 * People sign in at their own organization, or where nobody was named; super administrators
 * everywhere (rule `sign-in-at-home`); nobody at an organization that does not exist (`undefined`).
 */
export function canSignInAt(
	account: { role: Role; organizationId: number | null },
	place: Organization | "nobody" | undefined,
): boolean {
	if (place === undefined) return false;
	if (place === "nobody" || account.role === "super_admin") return true;
	return account.organizationId === place.id;
}
