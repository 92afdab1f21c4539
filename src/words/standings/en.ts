export const standings = {
	title: "Standings",
	heading: "STANDINGS",
	of: ({ name }: { name: string }) => `Standings of ${name}`,
	summary: ({ name }: { name: string }) => `Standings of ${name}.`,
	seasonSummary: ({ name, season }: { name: string; season: string }) =>
		`Standings of ${name}, ${season}.`,
	asItStands: "As it stands",
	asItStandsHint: "Games that go on are counted with their score of now.",
	asItStandsOf: ({ name }: { name: string }) => `${name} as it stands`,
	withoutLive: "Without games that go on",
	choose: "Choose standings",
	gamesAndLeaders: "Games and leaders",
	full: "Full standings",

	noLeagues: "No leagues available",
	noLeaguesYet: "The standings show here as soon as a season has leagues and teams.",
	leagueNotPlayed: "This league is not played in this season.",
	noTeams: "No teams available",
	noTeamsYet: "Teams show here as soon as they have entered this league.",
	none: "No standings yet",
	noneYet: "Teams show here as soon as they have entered a league.",

	rank: "Rank",
	team: "Team",
	wins: { short: "W", name: "Wins" },
	losses: { short: "L", name: "Losses" },
	winShare: { short: "PCT", name: "Win share" },
	gamesBehind: { short: "GB", name: "Games behind" },
	streak: { short: "Strk", name: "Streak" },
	lastFive: { short: "L5", name: "Last five games" },
	home: { short: "Home", name: "Wins and losses at home" },
	away: { short: "Away", name: "Wins and losses away" },
	score: {
		points: {
			made: { short: "PF", name: "Points for" },
			allowed: { short: "PA", name: "Points against" },
			difference: { short: "Diff", name: "Point difference" },
		},
		goals: {
			made: { short: "GF", name: "Goals for" },
			allowed: { short: "GA", name: "Goals against" },
			difference: { short: "Diff", name: "Goal difference" },
		},
		runs: {
			made: { short: "RS", name: "Runs scored" },
			allowed: { short: "RA", name: "Runs allowed" },
			difference: { short: "Diff", name: "Run difference" },
		},
		score: {
			made: { short: "SF", name: "Score for" },
			allowed: { short: "SA", name: "Score against" },
			difference: { short: "Diff", name: "Score difference" },
		},
	},
	won: "Won",
	lost: "Lost",
	tied: "Tied",
	captain: "Captain",
	winStreak: ({ count }: { count: number }) => `W${count}`,
	lossStreak: ({ count }: { count: number }) => `L${count}`,
	drawStreak: ({ count }: { count: number }) => `T${count}`,

	howRanksAreMade: "How ranks are made",
	rankRule:
		"Teams rank by win share (PCT), then by fewer losses, then by more wins. Teams that are level in all three share a rank.",
	unranked: ({ team }: { team: string }) => `${team} has no rank before its first game.`,
	first: ({ team, share }: { team: string; share: string }) =>
		`${team} has the best win share, ${share}.`,
	lessShare: ({
		team,
		above,
		share,
		aboveShare,
	}: Behind & Record<"share" | "aboveShare", string>) =>
		`${team} is behind ${above} by win share, ${share} to ${aboveShare}.`,
	moreLosses: ({
		team,
		above,
		losses,
		aboveLosses,
	}: Behind & Record<"losses" | "aboveLosses", number>) =>
		`${team} has the same win share as ${above} with more losses, ${losses} to ${aboveLosses}.`,
	fewerWins: ({ team, above, wins, aboveWins }: Behind & Record<"wins" | "aboveWins", number>) =>
		`${team} has the same win share and losses as ${above} with fewer wins, ${wins} to ${aboveWins}.`,
	level: ({ team, above }: Behind) =>
		`${team} is level with ${above}: same win share, losses and wins.`,
};

/** A team, and the one in the row above it. */
type Behind = { team: string; above: string };
