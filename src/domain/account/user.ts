export const roles = ["staff", "org_owner", "super_admin"] as const;
export type Role = (typeof roles)[number];

/** Who asks. Anonymous visitors have no id. */
export type Viewer =
	| { kind: "anonymous" }
	| { kind: "member"; userId: number; username: string; role: Role; organizationId: number | null };

/**
 * What somebody has to see to before anything else: a password that somebody else gave, or a second step that is
 * required (rules `temporary-password`, `second-step-of-super-admins`).
 */
export type Hindrance = "temporaryPassword" | "noSecondStep";

export const anonymous: Viewer = { kind: "anonymous" };

/** May the viewer see what only members of this organization see? Super administrators may everywhere. */
export function isMemberOf(viewer: Viewer, organizationId: number): boolean {
	if (viewer.kind === "anonymous") return false;
	return viewer.role === "super_admin" || viewer.organizationId === organizationId;
}
