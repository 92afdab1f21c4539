import { plural } from "#domain/text/plural.ts";

type Won = Record<"winner" | "loser", string> &
	Record<"points" | "allowed", number> & {
		isLong: boolean;
	};
type Drew = { away: string; home: string; points: number; isLong: boolean };
/** Ranks; before a team's first game there is none. */
type Place = { team: string; league: string; before: number | null; after: number };

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
	forfeitedByBoth: "Both teams forfeited",
	/** In place of the status of a game that counts for nobody, because a team is out. */
	annulled: "Annulled",
	withdrew: ({ team }: { team: string }) => `${team} withdrew`,
	/** In place of points, where a game was given up without any. */
	given: { win: "Win", loss: "Forfeit" },
	winner: ", winner",
	/** Before a score from one side's view: "W 82-75". */
	outcome: { win: "W", loss: "L", draw: "T" },

	next: "Next games",
	latest: "Latest results",
	allResults: "All results",
	fullSchedule: "Full schedule",
	noneScheduled: "No games are scheduled",
	noneScheduledYet: "The next ones show here as soon as they are planned.",

	summary: ({ title, league }: { title: string; league: string }) =>
		`Box score of ${title}, ${league}.`,
	summaryOn: ({ title, date, league }: Record<"title" | "date" | "league", string>) =>
		`Box score of ${title}, ${date}, ${league}.`,
	score: "Score",
	byPeriod: "Score by period",
	team: "Team",
	leadByPeriod: "Lead after each period",
	level: "Level",
	leadOf: ({ team, points }: { team: string; points: number }) => `${team} by ${points}`,

	video: "Video",
	map: "Map",
	directions: "Directions",

	boxScore: {
		of: ({ team }: { team: string }) => `Box score of ${team}`,
		none: "No box score yet",
		noneYet: "Players' numbers show here once the box score is entered.",
		noneOfTeam: "No player's numbers were entered for this team.",
		player: "Player",
		starters: "Starters",
		bench: "Bench",
		didNotPlay: "Did not play",
	},
	notInGame: "Not in this game:",
	rosterOf: ({ team }: { team: string }) => `Roster of ${team}`,

	/** Before it is over: who meets. */
	preview: {
		teams: "The teams",
		thisSeason: "Both teams this season",
		lastFive: "Last five",
		scored: { short: "Scored", name: "Scored per game" },
		allowed: { short: "Allowed", name: "Allowed per game" },
		leaders: "Leaders",
		aGame: ({ average }: { average: string }) => `${average} a game`,
		meetings: "Last meetings",
	},
	/** Afterwards: what it came to. */
	pictures: "Pictures",
	toGame: "To the game",
	seasonPictures: "Pictures of the season",
	allPictures: "All pictures",
	noPictures: "No pictures yet",
	noPicturesYet: "Pictures of games show here as soon as somebody has added some.",
	picturesOf: ({ name }: { name: string }) => `Pictures of the games of ${name}.`,
	/** What a game came to, in sentences to pass on. */
	recap: {
		title: "In short",
		copy: "Copy the text",
		won: ({ winner, loser, points, allowed, isLong }: Won) =>
			`${winner} beat ${loser} ${points}–${allowed}${isLong ? " in overtime" : ""}.`,
		drew: ({ away, home, points, isLong }: Drew) =>
			`${away} and ${home} drew ${points}–${points}${isLong ? " after overtime" : ""}.`,
		/** Who did most for a team, with the numbers as in a table: "27 PTS, 9 REB". */
		led: ({ name, numbers, team }: Record<"name" | "numbers" | "team", string>) =>
			`${name} (${numbers}) led ${team}`,
		best: ({ people }: { people: string }) => `${people}.`,
		place: ({ team, league, before, after }: Place) =>
			before === null || before === after
				? `In ${league}, ${team} ${before === null ? "stood" : "stayed"} ${ordinal(after)}.`
				: `In ${league}, ${team} went from ${ordinal(before)} to ${ordinal(after)}.`,
	},
	story: {
		howItWent: "How it went",
		star: "Player of the game:",
		best: "Top performers",
		comparison: "Team comparison",
		bothTeams: "Both teams in this game",
		inTheTable: "In the standings",
		places: "Ranks before and after this game",
		before: "Before",
		after: "After",
		up: ", up",
		down: ", down",
	},
};

function ordinal(rank: number): string {
	return `${rank}${{ one: "st", two: "nd", few: "rd" }[ordinals.select(rank) as "one"] ?? "th"}`;
}

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
