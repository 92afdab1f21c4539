import type { Side } from "../game/game.ts";

/** What a pass is for: the table of a game, or one side's roster for it. A game has one of each at most. */
export const passJobs = ["score", "statistics", "homeRoster", "awayRoster"] as const;
export type PassJob = (typeof passJobs)[number];

/** Those to the table. */
export const tableJobs: readonly PassJob[] = ["score", "statistics"];

/** Whose roster a pass is for; null for one to the table. */
export function sideOfJob(job: PassJob): Side | null {
	if (job === "homeRoster") return "home";
	return job === "awayRoster" ? "away" : null;
}

/** A link to the table of one game, for whoever is handed it. */
export type Pass = {
	id: number;
	gameId: number;
	job: PassJob;
	/** Who made it. */
	createdBy: string | null;
	createdAt: string;
	/** As whom it was used last, and when, to the minute; null before the first time. */
	usedBy: string | null;
	usedAt: string | null;
};

/** Longer is nobody's name. */
export const longestGuestName = 60;
