/** Someone who is dressed for the game, and what he is inclined to do. */
export type Dressed = {
	playerId: number;
	/** How much of the play goes through him; 1 is a usual player. */
	usage: number;
	/** 0 never shoots from far, 1 nearly always does. */
	range: number;
	/** 0 is a guard, 1 a centre: rebounds and blocks against assists and steals. */
	size: number;
};

export type DressedTeam = {
	entryId: number;
	/** Points by which the team beats an average one. */
	strength: number;
	players: readonly Dressed[];
};
