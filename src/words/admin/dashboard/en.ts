import { plural } from "#domain/text/plural.ts";

export const dashboard = {
	welcome: "Welcome",
	welcomeName: ({ username }: { username: string }) => `Welcome, ${username}`,
	noneYet: "None yet",
	nowSeason: ({ name }: { name: string }) => `Now ${name}`,
	doneOf: ({ done, count }: { done: number; count: number }) => `${done} of ${count} done`,
	tenMinutesFromNothingTo:
		"Ten minutes from nothing to a league with a site of its own. You can stop at any step and come back.",
	goOnWhereYouStopped: "Go on where you stopped. What is done is done, wherever you did it.",
	isDone: ", done",
	begin: "Begin",
	doYouHaveAllOf: "Do you have all of it in a spreadsheet?",
	lastChanges: "Last changes",
	gamesWithoutAResult: "Games without a result",
	gamesWithoutResult: ({ count }: { count: number }) => `Games without a result (${count})`,
	everyGameThatWasPlayed: "Every game that was played has its result.",
	andMoreIn: ({ more }: { more: number }) => `And ${more} more in`,
	stillInProgress: "Still in progress",
	scoreOfGame: ({ away, home }: { away: string; home: string }) =>
		`the score of ${away} at ${home}`,
	shortOfPlayers: "Short of players",
	noPlayers: "No players",
	players: ({ count }: { count: number }) => `${count} ${plural("en", count, "player", "players")}`,
	thisWeek: "This week",
	allGames: "All games",
	noGamesThisWeek: "No games this week",
	nextGame: ({ day }: { day: string }) => `Next game: ${day}`,
	seeAllGames: "See all games",
	final: "Final",
	live: "Live",
	forfeit: "Forfeit",
};
