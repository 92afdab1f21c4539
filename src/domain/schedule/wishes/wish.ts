/** How much a wish counts: a nice one, one that matters, one that matters very much. */
export const wishWeights = [1, 2, 3] as const;

/** Of a schedule: each is looked at in every step of a search. */
export const mostWishes = 200;

/**
 * What a league would like, and a schedule need not have. `Team` is how teams are named: the generator
 * has ids of its own, a schedule those of the clubs.
 */
export type Wish<Team = string> = { weight: (typeof wishWeights)[number] } & (
	| {
			/** A team likes to play then, or not to. What is absent is any. `until` is not part of it. */
			kind: "time";
			team: Team;
			isLiked: boolean;
			/** By its English name, as game days are. */
			day?: string | undefined;
			from?: string | undefined;
			until?: string | undefined;
	  }
	/** A team likes to play in this hall or on this court, or not to. */
	| { kind: "place"; team: Team; isLiked: boolean; place: string }
	/** Two teams do not meet in the first weeks. */
	| { kind: "notEarly"; teams: [Team, Team]; weeks: number }
	/** Two teams meet on this date. */
	| { kind: "meetOn"; teams: [Team, Team]; date: string }
	/** From one day of play to the next of every team at least and at most so many days. */
	| { kind: "rest"; least?: number | undefined; most?: number | undefined }
	/** Two games of a team on one day follow each other in one place. */
	| { kind: "doubleHeader" }
	/** So do the games of two teams with one captain, on a day on which both play. */
	| { kind: "inARow"; teams: [Team, Team] }
);
