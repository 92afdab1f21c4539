export const schedule = {
	title: "Schedule",
	summary: ({ name }: { name: string }) => `Games and results of ${name}.`,
	seasonSummary: ({ name, season }: { name: string; season: string }) =>
		`Games and results of ${name}, ${season}.`,
	filter: "Filter games",
	date: "Date",
	allDates: "All Dates",
	status: "Status",
	allGames: "All Games",
	statuses: {
		scheduled: "Scheduled",
		in_progress: "In progress",
		completed: "Completed",
		postponed: "Postponed",
		cancelled: "Cancelled",
		forfeit: "Forfeit",
	},

	/** How much of it is shown. */
	length: "Length",
	lengths: { week: "Week", month: "Month", all: "All games" },
	turn: "Earlier and later games",
	earlier: "Earlier",
	later: "Later",
	toNext: "Go to the next games",
	shown: ({ count, total }: { count: number; total: number }) => `${count} of ${total} games`,
	lastChanged: ({ date }: { date: string }) => `Schedule last changed ${date}`,

	none: "No games available.",
	noneYet: "Games show here as soon as they are scheduled.",
	showAll: "Show all games",

	byDay: "Games by day",
	/** The columns of the table, for those who hear it. */
	when: "Time or status",
	game: "Game",
	place: "Place",
	outcome: { win: "Win", loss: "Loss", draw: "Tie" },
	bye: "Bye",
	noGameThisWeek: "No game this week",

	addToCalendar: "Add to calendar",
	allGamesOf: ({ name }: { name: string }) =>
		`All games of ${name}. Your calendar keeps itself up to date; a downloaded file stays as it is.`,
	openInCalendar: "Open in my calendar",
	download: "Download the file",
	/** Google's own words for where the address goes. */
	forGoogle: "For Google Calendar, choose “From URL” there and paste this:",
};
