import { plural } from "#domain/text/plural.ts";

export const game = {
	/** Two teams, the visitors first: "Owls at Hawks". */
	title: ({ away, home }: { away: string; home: string }) => `${away} at ${home}`,
	/** One team's view of who it meets. */
	against: {
		home: ({ opponent }: { opponent: string }) => `vs ${opponent}`,
		away: ({ opponent }: { opponent: string }) => `at ${opponent}`,
	},
	count: ({ count }: { count: number }) => `${count} ${plural("en", count, "game", "games")}`,

	dateToBeSet: "Date to be set",
	timeToBeSet: "Time to be set",
	/** What is said of a game that is not to come as planned. */
	status: {
		in_progress: "Live",
		completed: "Final",
		postponed: "Postponed",
		cancelled: "Cancelled",
		forfeit: "Forfeit",
	},
	forfeited: ({ team }: { team: string }) => `${team} forfeited`,
	/** In place of points, where a game was given up without any. */
	given: { win: "Win", loss: "Forfeit" },
	winner: ", winner",
	/** Before a score from one side's view: "W 82-75". */
	outcome: { win: "W", loss: "L" },

	score: "Score",
	next: "Next games",
	latest: "Latest results",
	allResults: "All results",
	fullSchedule: "Full schedule",
	noneScheduled: "No games are scheduled",
	noneScheduledYet: "The next ones show here as soon as they are planned.",
};
