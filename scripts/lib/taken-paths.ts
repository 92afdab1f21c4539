import { adminPaths } from "#admin/paths.ts";

/**
 * Paths whose first segment no organization may have as its slug. The public pages are written
 * down again, because a script cannot load them from their route table; a test compares the two.
 */
export const takenPaths = [
	...["/teamList", "/schedule", "/playerList", "/teams", "/players", "/player", "/games"],
	...["/leagues", "/leaderboard", "/standings"],
	...adminPaths,
];
