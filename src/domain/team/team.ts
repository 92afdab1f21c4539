/** The club. Its id and those of its entries come from one counter (rule `one-counter-for-ids`). */
export type Team = { id: number; name: string } & Crest;

/** What a team looks like: a logo, or a crest in its colours. */
export type Crest = {
	logoUrl: string | null;
	/** Those of the crest; without them its name decides. */
	colors?: TeamColors;
};

export type TeamColors = readonly [field: string, letters: string];

/** A team in one season-league: what games, rosters and standings refer to. */
export type TeamEntry = {
	id: number;
	seasonLeagueId: number;
	team: Team;
	/** Name text, kept even when the captain leaves the roster. */
	captainName: string | null;
	captainId: number | null;
	/** Of a team that left its league during the season. */
	withdrawal?: Withdrawal;
};

/** What becomes of the games of a team that leaves in the middle of a season. */
export const fatesOfGames = ["annulled", "forfeited", "stand"] as const;

/** A team that left its league during the season, and why, which visitors read (rule `withdrawn-team`). */
export type Withdrawal = {
	date: string;
	reason: string;
	games: (typeof fatesOfGames)[number];
};

/** What is told of a team that goes by another id, such as that of its entry. */
export function nameAndCrest({ id: _, ...rest }: Team): Omit<Team, "id"> {
	return rest;
}
