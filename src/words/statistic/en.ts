import { plural } from "#domain/text/plural.ts";

export const statistic = {
	title: "Statistics",
	sections: "Statistics",
	tabs: { leaders: "Leaders", players: "Players", teams: "Teams", records: "Records" },
	allTime: "All-time leaders",

	leadersTitle: "Season leaders",
	leadersSummary: ({ name }: { name: string }) =>
		`Leaders of ${name} in every statistic of the season.`,
	leadersSeasonSummary: ({ name, season }: { name: string; season: string }) =>
		`Leaders of ${name} in every statistic, ${season}.`,
	playersTitle: "Player statistics",
	playersSummary: ({ name }: { name: string }) => `Statistics of all players of ${name}.`,
	playersSeasonSummary: ({ name, season }: { name: string; season: string }) =>
		`Statistics of all players of ${name}, ${season}.`,
	teamsTitle: "Team statistics",
	teamsSummary: ({ name }: { name: string }) => `Statistics of all teams of ${name}.`,
	teamsSeasonSummary: ({ name, season }: { name: string; season: string }) =>
		`Statistics of all teams of ${name}, ${season}.`,

	choose: "Choose statistics",
	sport: "Sport",
	position: "Position",
	allPositions: "All Positions",
	least: "Games",
	leastAll: "Any number of games",
	leastGames: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "game", "games")} or more`,
	counting: "Numbers",
	countings: { game: "Per game", total: "Totals" },

	jumpTo: "Statistics on this page",
	all: "All",
	allIn: ({ name }: { name: string }) => `All players by: ${name}`,
	none: "No statistics yet",
	noneYet: "Numbers show here as soon as the first box score is saved.",
	nobody: "Nobody found",
	askLess: "Choose another team or position, or fewer games.",

	barGames: "At least half of the team's games",
	barBoth: ({ count, of }: { count: number; of: string }) =>
		`At least half of the team's games and ${count} ${of}`,
	barNote: ({ bar }: { bar: string }) => `${bar}; the others stand below without a place.`,

	player: "Player",
	team: "Team",
	place: "Place",
	byNumber: ({ name }: { name: string }) => `Players by: ${name}`,
	teamsBy: ({ name }: { name: string }) => `Teams by: ${name}`,
	byName: "Players by name",
	whose: "Whose",
	sides: { own: "Teams", opponents: "Opponents" },
	opponentsBy: ({ name }: { name: string }) => `What opponents did, by: ${name}`,
	bothSides: "Team and opponents",
	bothSidesOf: ({ name }: { name: string }) => `${name} and its opponents, per game`,
	of: ({ from, to, total }: { from: number; to: number; total: number }) =>
		`${from}–${to} of ${total}`,
	pages: "Pages",
	previous: "Previous",
	next: "Next",

	/** Two players side by side. */
	compare: {
		link: "Compare",
		title: "Compare players",
		of: ({ name, other }: { name: string; other: string }) => `${name} and ${other}`,
		summary: ({ name, other }: { name: string; other: string }) =>
			`${name} and ${other} side by side, this season and over their careers.`,
		ofOne: ({ name }: { name: string }) => `Compare: ${name}`,
		ofOneSummary: ({ name }: { name: string }) =>
			`${name} beside any other player, number by number.`,
		choose: "Choose the players",
		against: "With",
		nobody: "Choose a player",
		whom: "Choose with whom to compare.",
		season: "Last season",
		career: "Career",
		none: "Nothing to compare",
		noneYet: "The two have no numbers of the same sport.",
	},

	/** The highest numbers. */
	records: {
		title: "Records",
		summary: ({ name }: { name: string }) =>
			`All-time and season records of ${name}: players and teams.`,
		allSeasons: "All time",
		game: ({ name }: { name: string }) => `${name}, one game`,
		season: ({ name }: { name: string }) => `${name}, season`,
		/** Streaks of players; `least` is what each of the games has. */
		inARow: ({ name, least }: { name: string; least: number }) =>
			least > 1 ? `${name}, games in a row with ${least} or more` : `${name}, games in a row`,
		wins: "Biggest wins",
		scores: "Highest scores",
		streaks: {
			wins: "Longest winning streaks",
			unbeaten: "Longest unbeaten streaks",
			losses: "Longest losing streaks",
		},
	},

	shooting: "Shooting",
	shootingOf: ({ name }: { name: string }) => `Shooting of ${name}`,
	shots: "Shots",
	madeOf: "Made",
	rankByWeek: "Rank by week",
	rankByWeekOf: ({ name }: { name: string }) => `Rank of ${name}, week by week`,
	week: "Week",
};
