import { plural } from "#domain/text/plural.ts";

type Count = { count: number };

/** An evening that falls out, and games that are to be made up. */
export const evening = {
	callOff: "Call off an evening",
	which: "Which games",
	all: "All games of the day",
	ofGames: ({ name, count }: { name: string; count: number }) => `${name} (${count})`,
	whatBecomes: "What becomes of them",
	postponed: "Postponed: they get new times",
	cancelled: "Cancelled: they are not played",
	reason: "Reason",
	reasonHint: "One sentence. The site shows it until the day is over.",
	reasonOfChange: "Optional. Whoever hears of the change reads it.",
	concerned: ({ games, teams, people }: { games: number; teams: number; people: number }) =>
		`${games} ${plural("en", games, "game", "games")}, ${teams} ${plural("en", teams, "team", "teams")}, ${people} ${plural("en", people, "person", "people")}`,
	none: "No game of this day is left to call off.",
	staying: {
		hasBegun: ({ count }: Count) =>
			`${count} ${plural("en", count, "game has", "games have")} begun or ended, and ${plural("en", count, "stays", "stay")}.`,
		isOff: ({ count }: Count) => `${count} ${plural("en", count, "is", "are")} called off already.`,
		isDraft: ({ count }: Count) =>
			`${count} ${plural("en", count, "is", "are")} only in a draft, and ${plural("en", count, "stays", "stay")}.`,
		isLocked: ({ count }: Count) =>
			`${count} of a locked season ${plural("en", count, "stays", "stay")}.`,
		isWaiting: ({ count }: Count) =>
			`${count} ${plural("en", count, "waits", "wait")} for its teams: change the day in the stage.`,
	},
	visitorsRead: "Visitors read",
	postpone: ({ count }: Count) => `Postpone ${count} ${plural("en", count, "game", "games")}`,
	cancel: ({ count }: Count) => `Cancel ${count} ${plural("en", count, "game", "games")}`,
	toMakeUp: "Games to be made up",
	toMakeUpSummary: "They were postponed and wait for a new time.",
	nothingToMakeUp: "Nothing is to be made up",
	postponedStandHere: "Postponed games stand here until they have a new time.",
	findATime: "Find a time",
	noTime: "No free time was found. Give it a day and a time by hand.",
	wasOn: "Was on",
	fair: "as fair as can be",
	weeksBetween: ({ count }: Count) =>
		`${count} ${plural("en", count, "week", "weeks")} after or before their other game`,
	costs: {
		time: "time of day uneven",
		day: "day of the week uneven",
		court: "court uneven",
		rematch: "same teams again soon",
		threeInARow: "third in a row at home or away",
		doubleHeaders: "second game of the day",
	},
	countToMakeUp: ({ count }: Count) => `${count} to be made up`,
	timesFailed: "The times could not be found.",
	failed: "The evening could not be called off.",
};
