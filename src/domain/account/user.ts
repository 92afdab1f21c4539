import type { PassJob } from "../pass/pass.ts";

/** From the least on. A scorekeeper keeps games and nothing else (rule `scorekeepers-keep-games`). */
export const roles = ["scorekeeper", "staff", "org_owner", "super_admin"] as const;
export type Role = (typeof roles)[number];

/** Who asks. Anonymous visitors have no id. */
export type Viewer =
	| { kind: "anonymous" }
	| { kind: "member"; userId: number; username: string; role: Role; organizationId: number | null }
	| Guest;

/** Somebody with a pass to one game, who is a member of nothing and is called what was typed (rule `pass-is-one-game`). */
export type Guest = {
	kind: "guest";
	name: string;
	passId: number;
	job: PassJob;
	gameId: number;
	organizationId: number;
};

/**
 * What somebody has to see to before anything else: a password that somebody else gave, or a second step that is
 * required (rules `temporary-password`, `second-step-of-super-admins`).
 */
export type Hindrance = "temporaryPassword" | "noSecondStep";

export const anonymous: Viewer = { kind: "anonymous" };

/** Has the viewer an account here? Super administrators have one everywhere. */
export function belongsTo(viewer: Viewer, organizationId: number): boolean {
	if (viewer.kind !== "member") return false;
	return viewer.role === "super_admin" || viewer.organizationId === organizationId;
}

/** May the viewer see what only members of this organization see? Scorekeepers read what visitors do. */
export function isMemberOf(viewer: Viewer, organizationId: number): boolean {
	return belongsTo(viewer, organizationId) && !isScorekeeper(viewer);
}

function isScorekeeper(viewer: Viewer): boolean {
	return viewer.kind === "member" && viewer.role === "scorekeeper";
}

/** Has the viewer a pass to a game of this organization? */
export function isGuestOf(viewer: Viewer, organizationId: number): viewer is Guest {
	return viewer.kind === "guest" && viewer.organizationId === organizationId;
}

/** Under which name what somebody does is written down; a guest's cannot be taken for an account. */
export function nameOfViewer(viewer: Viewer): string | null {
	if (viewer.kind === "anonymous") return null;
	return viewer.kind === "member" ? viewer.username : `${viewer.name} (pass ${viewer.passId})`;
}
