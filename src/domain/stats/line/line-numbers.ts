export type LineNumberKey = "points" | "fieldGoalsMade" | "fieldGoalsAttempted" | "rebounds";

/**
 * The numbers whose line itself says where they come from: as written down, or made of parts (see
 * shooting.ts). They are there as soon as one of these is kept.
 */
export const lineNumbers: Readonly<
	Record<string, { key: LineNumberKey; sources: readonly string[] }>
> = {
	PTS: { key: "points", sources: ["PTS", "2PM", "3PM", "FTM"] },
	FGM: { key: "fieldGoalsMade", sources: ["FGM", "2PM", "3PM", "FGA", "2PA", "3PA"] },
	FGA: { key: "fieldGoalsAttempted", sources: ["FGM", "2PM", "3PM", "FGA", "2PA", "3PA"] },
	REB: { key: "rebounds", sources: ["REB", "OREB", "DREB"] },
};
