type KindWords = {
	/** "added the team Hawks"; without it the label says enough. */
	name?: string;
	/** "deleted a team", where its name is not known. */
	one?: string;
	/** One of them among what was deleted. */
	deleted?: string;
	/** All of them, to choose whose changes are listed. */
	all?: string;
};

/** What people call the kinds of things, wherever changes and deletions are told, in the order of lists. */
export const kindWords = {
	game: { name: "game", one: "a game", deleted: "Game", all: "Games and results" },
	season: { name: "season", one: "a season", deleted: "Season", all: "Seasons" },
	league: { name: "league", one: "a league", deleted: "League", all: "Leagues" },
	seasonLeague: { deleted: "League of a season" },
	team: { name: "team", one: "a team", deleted: "Team", all: "Teams and rosters" },
	entry: { name: "team", one: "a team", deleted: "Team of a season" },
	player: { name: "player", one: "a player", deleted: "Player", all: "Players" },
	schedule: { name: "schedule", one: "a schedule", deleted: "Schedule", all: "Schedules" },
	scheduleGames: { deleted: "Games of a schedule" },
	page: { name: "page", one: "a page", deleted: "Page", all: "Pages" },
	stat: { name: "statistic", one: "the statistics", all: "Statistics" },
	gamePeriod: { name: "period", one: "the periods", all: "Periods" },
	playerAttribute: {
		name: "player attribute",
		one: "the player attributes",
		all: "Player attributes",
	},
	business: { name: "business", one: "a business", deleted: "Business", all: "Businesses" },
	picture: {
		name: "picture",
		one: "a picture",
		deleted: "Picture or document",
		all: "Pictures",
	},
	user: { name: "user", one: "a user", all: "People" },
	organization: { name: "organization", one: "the organization", all: "Organization" },
} satisfies Record<string, KindWords>;

/** Of a kind that this version may not know. */
export function wordsOfKind(kind: string): KindWords {
	return Object.hasOwn(kindWords, kind) ? kindWords[kind as keyof typeof kindWords] : {};
}
