import { plural } from "#domain/text/plural.ts";

export const home = {
	newsOf: ({ name }: { name: string }) => `News of ${name}`,
	newLeague: "A new league",
	preparing:
		"The first season is being prepared. Teams, games and standings show here as soon as it begins.",
	lead: "Standings, schedule, players and every box score.",
	register: "Register",
	ourWebsite: "Our website",

	/** What stands under a number of the season. */
	leagues: ({ count }: { count: number }) => plural("en", count, "League", "Leagues"),
	teams: ({ count }: { count: number }) => plural("en", count, "Team", "Teams"),
	players: ({ count }: { count: number }) => plural("en", count, "Player", "Players"),
	games: ({ count }: { count: number }) => plural("en", count, "Game", "Games"),
	gamesPlayed: "Games played",

	week: "Games of the next seven days",
	today: "Today",
};
