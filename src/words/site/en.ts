export const site = {
	home: "Home",
	skip: "Skip to content",
	main: "Main",
	menu: "Menu",
	closeMenu: "Close menu",
	breadcrumb: "Breadcrumb",
	sections: "Sections",
	socialMedia: "Social media",
	languages: "Languages",
	poweredBy: ({ product }: { product: string }) => `Powered by ${product}`,
	signIn: "Admin Sign In",
	league: "LEAGUE",
	welcome: ({ name }: { name: string }) =>
		`Welcome to ${name}: standings, schedule, teams, players and box scores.`,
	welcomeTo: ({ name, about }: { name: string; about: string }) => `Welcome to ${name}. ${about}`,
	welcomeToProduct: ({ product }: { product: string }) =>
		`Welcome to ${product}: league websites with standings, schedules, box scores and statistics.`,
	screen: "Hall screen",
	onPicture: "Standings, schedule and every box score",
	resultsOf: ({ name }: { name: string }) => `Results of ${name}`,

	/** The usual links of a bar, by their paths. */
	navigation: {
		"/": "HOME",
		"/news": "NEWS",
		"/registration": "REGISTRATION",
		"/leagueInfo": "LEAGUE INFO",
		"/tournament": "TOURNAMENT",
		"/teamList": "STANDINGS",
		"/schedule": "SCHEDULE",
		"/teams": "TEAMS",
		"/playerList": "PLAYERS",
		"/leaderboard": "LEADER BOARD",
		"/statistics": "STATISTICS",
		"/youth": "YOUTH",
		"/ourTeam": "JOIN OUR TEAM",
		"/leagueFootage": "LEAGUE FOOTAGE",
		"/contact": "CONTACT US",
	},
	/** The parts of a site that visitors come for, and what they find there. */
	sectionLinks: {
		"/teamList": { label: "Standings", hint: "Who leads, and by how much" },
		"/playoffs": { label: "Playoffs", hint: "Who plays for the title" },
		"/schedule": { label: "Schedule", hint: "Next games and final scores" },
		"/teams": { label: "Teams", hint: "Who plays, league by league" },
		"/playerList": { label: "Players", hint: "Find a player" },
		"/statistics": { label: "Statistics", hint: "Every number, season by season" },
		"/leaderboard": { label: "Leader board", hint: "The all-time best" },
	},

	/** Over what is written in another language only, by that language. */
	onlyIn: {
		en: "This page is in English.",
		fr: "This page is not in English yet. Here it is in French.",
		es: "This page is not in English yet. Here it is in Spanish.",
	},

	notFound: "Not found",
	toStart: "Go to the start page",
	error: "Error",
	failed: "Something went wrong",
	tryAgain: ({ id }: { id: string }) => `Something went wrong on our side. Please try again. ${id}`,
	backSoon: "Back in a moment",
	needsScript: "The administration needs JavaScript. The public site works without it.",
	loading: "Loading...",
};
