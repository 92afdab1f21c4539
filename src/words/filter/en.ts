export const filter = {
	search: "Search",
	show: "Show",
	season: "Season",
	chooseSeason: "Choose a season",
	league: "League",
	allLeagues: "All Leagues",
	team: "Team",
	allTeams: "All Teams",
	phase: "Season type",
	phases: { regular: "Regular season", playoffs: "Playoffs", both: "Both" },
};
