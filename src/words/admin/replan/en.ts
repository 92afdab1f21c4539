import { plural } from "#domain/text/plural.ts";

export const replan = {
	title: "Re-plan the rest",
	summary:
		"A hall closes, evenings fell out, a team is away: games that cannot stay get another place, and as few others move as possible. What was played or is fixed stays.",
	whatHasChanged: "What has changed",
	closedFrom: "Closed from",
	closedUntil: "Closed until",
	whatIsClosed: "What is closed",
	allCourts: "All courts",
	moreWeeks: "Weeks to add at the end",
	from: "Nothing changes before",
	gamesEach: "Games for each team",
	gamesEachHint: ({ most }: { most: number }) =>
		`Teams with fewer get games with one another where there is room. The most any team has is ${most}. Empty: no new games.`,
	gamesAdded: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "new game", "new games")}.`,
	newGames: "New games",
	look: "Look for places",
	looking: "Looking for places...",
	theChanges: "The changes",
	nothingMoves: "No game has to move.",
	gamesMove: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "game moves", "games move")}.`,
	fewest: "Fewer moves are impossible.",
	forOthers: ({ count }: { count: number }) =>
		`${count} of them ${plural("en", count, "makes", "make")} room for others.`,
	leftOut: ({ count }: { count: number }) =>
		`No place is left for ${count} ${plural("en", count, "game", "games")}`,
	leftOutText:
		"They are marked as postponed. Add weeks at the end, times or courts, or make them up one by one.",
	now: "Now",
	afterwards: "Then",
	howFair: "How fair it is",
	fairnessOfBoth: "Fairness now and then",
	because: {
		closed: "The hall is closed",
		postponed: "It fell out",
		undated: "It had no day yet",
		notFree: "A team cannot play then",
		makesRoom: "Makes room for another game",
	},
	change: "Make these changes",
	publish: "Publish these changes",
	toldInOne: "Visitors see them at once. Those who follow these teams are told in one message.",
	nobodySees: "This is a draft: nobody is told.",
	failed: "The changes could not be made.",
	changed: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "game", "games")} re-planned`,
};
