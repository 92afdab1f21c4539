import { plural } from "#domain/text/plural.ts";

export const player = {
	title: "Players",
	summary: ({ name }: { name: string }) => `Players of ${name}: search by name, league and team.`,
	seasonSummary: ({ name, season }: { name: string; season: string }) =>
		`Players of ${name}, ${season}: search by name, league and team.`,
	search: "Search players",
	name: "Name",
	namePlaceholder: "First or last name",
	none: "No players yet",
	noneYet: "Players show here as soon as the first season begins.",
	whom: "Who are you looking for?",
	howToSearch: "Search by name, or choose a league or a team.",
	nobodyFound: "Nobody found",
	searchAgain: "Try a shorter part of the name, or another league or team.",
	count: ({ count }: { count: number }) => `${count} ${plural("en", count, "player", "players")}`,

	one: "Player",
	number: { short: "No.", name: "Shirt number" },
	position: { short: "Pos", name: "Position" },
	career: "Career",
	rosterFollows: "The roster is filled in before the first game.",
	lastGames: ({ short, count }: { short: string; count: number }) =>
		`${short}, last ${count} games`,
	profile: ({ who }: { who: string }) => `${who}: averages and every game.`,
	games: "Games",
	gamesIn: ({ season }: { season: string }) => `Games, ${season}`,
	playoffsIn: ({ season }: { season: string }) => `Playoffs, ${season}`,
	gamesOf: ({ name }: { name: string }) => `Games of ${name}`,
	noGamesYet: ({ name }: { name: string }) => `${name} shows up here after the first box score.`,
	lastGame: "Last game",
	notCounted: "not counted",
	allSeasons: "All seasons",
	allSeasonsOf: ({ name }: { name: string }) => `${name}, all seasons`,
	seasonBySeason: ({ name, organization }: { name: string; organization: string }) =>
		`${name} season by season: averages and totals in ${organization}.`,
	noSeasons: "No seasons yet",
	noSeasonsYet: ({ name }: { name: string }) =>
		`Seasons show here as soon as ${name} is on a roster.`,
	averages: "Averages",
	averagesOf: ({ name }: { name: string }) => `Averages of ${name}`,
	totals: "Totals",
	totalsOf: ({ name }: { name: string }) => `Totals of ${name}`,
};
