/** One competition, such as "Monday D1 Fountain Valley"; it is played in many seasons. */
export type League = {
	id: number;
	name: string;
	sportId: number;
	/** The user who made it; null when that was a program, or the user is gone. */
	createdBy: number | null;
	/** Minors play in it: strangers are told less of its players (docs/privacy.md). */
	isYouth?: true;
};

/** A league within a season. */
export type SeasonLeague = { id: number; seasonId: number; league: League };
