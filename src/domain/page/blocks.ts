/** The nine informational pages, in the order of the navigation bar. */
export const pageKeys = [
	"home",
	"registration",
	"leagueInfo",
	"tournament",
	"youth",
	"ourTeam",
	"leagueFootage",
	"contact",
	"leaderboard",
] as const;
export type PageKey = (typeof pageKeys)[number];
