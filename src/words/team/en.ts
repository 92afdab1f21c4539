export const team = {
	teams: "Teams",
	teamsSummary: ({ name }: { name: string }) => `The teams of ${name}.`,
	teamsSeasonSummary: ({ name, season }: { name: string; season: string }) =>
		`The teams of ${name}, ${season}.`,
	choose: "Choose teams",
	record: { short: "W-L", name: "Wins and losses" },
	summary: ({ who }: { who: string }) => `${who}: schedule, roster and standings.`,
	lastFive: "Last five",
	nextGame: "Next game",
	lastResult: "Last result",
	scheduleOf: ({ name }: { name: string }) => `Schedule of ${name}`,
	rank: ({ rank, count }: { rank: number; count: number }) => `Rank ${rank} of ${count}.`,
	roster: "Roster",
	rosterOf: ({ name }: { name: string }) => `Roster of ${name}`,
};
