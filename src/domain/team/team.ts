/** The club. Its id and those of its entries come from one counter (rule `one-counter-for-ids`). */
export type Team = { id: number; name: string; logoUrl: string | null };

/** A team in one season-league: what games, rosters and standings refer to. */
export type TeamEntry = {
	id: number;
	seasonLeagueId: number;
	team: Team;
	/** Name text, kept even when the captain leaves the roster. */
	captainName: string | null;
	captainId: number | null;
};
