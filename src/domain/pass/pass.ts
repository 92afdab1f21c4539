/** What a pass is for. A game has one of each at most. */
export const passJobs = ["score", "statistics"] as const;
export type PassJob = (typeof passJobs)[number];

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
